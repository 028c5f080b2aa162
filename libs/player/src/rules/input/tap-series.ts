/** Part of the video: -1 for the left third, 1 for the right third, 0 between them. */
export type TapSide = -1 | 0 | 1

/** Longest time between two taps of a series, in ms. */
export const tapGap = 350

export interface Tap {
  side: TapSide
  /** In ms. */
  at: number
}

/** Returns the third of the video that was tapped. */
export function tapSide(x: number, width: number): TapSide {
  if (x < width / 3) return -1
  return x > (width * 2) / 3 ? 1 : 0
}

/** True if a tap follows another one at the same side quickly. */
export function isRepeated(tap: Tap, last: Tap | null): boolean {
  return last !== null && tap.side === last.side && tap.at - last.at <= tapGap
}
