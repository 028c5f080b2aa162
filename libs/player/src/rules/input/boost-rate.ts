const lowest = 2
const highest = 3
const step = 0.25

/** How far the pointer slides for one step of the speed, in px. */
export const slideStep = 40

/**
 * Returns the speed while the video is held: 2, or 3 if it already plays at 2 or more.
 *
 * @param normal speed before
 * @param distance how far the pointer slid, in px. Right is positive
 */
export function boostRate(normal: number, distance: number): number {
  const first = normal < lowest ? lowest : highest
  const steps = Math.trunc(distance / slideStep)
  return Math.min(highest, Math.max(lowest, first + steps * step))
}
