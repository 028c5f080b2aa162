/** Speeds on offer. */
export const playbackRates: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3]

/** The next faster or slower speed on offer, or the same at the end of the list. */
export function nextRate(rate: number, steps: 1 | -1): number {
  const others = playbackRates.filter((choice) => (steps > 0 ? choice > rate : choice < rate))
  return (steps > 0 ? others[0] : others.at(-1)) ?? rate
}
