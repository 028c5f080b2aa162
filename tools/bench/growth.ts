import { median } from './median.ts'

/** Number of values to compare at each end, because single values vary. */
const few = 3

/** Returns the ratio of the last values to the first ones. */
export function growthOf(figures: number[]): number {
  return median(figures.slice(-few)) / median(figures.slice(0, few))
}
