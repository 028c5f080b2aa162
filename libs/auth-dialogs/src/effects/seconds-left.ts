/** Whole seconds from `now` until `deadline` (both epoch milliseconds), rounded up, never negative. */
export function secondsLeft(deadline: number | null, now: number): number {
  return deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000))
}
