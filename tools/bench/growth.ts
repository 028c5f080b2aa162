import { median } from './median.ts'

/** Values at the start and at the end. Several of each, because single ones vary. */
const few = 3

/** Ratio of the last values to the first ones. */
export function growthOf(figures: number[]): number {
  return median(figures.slice(-few)) / median(figures.slice(0, few))
}
