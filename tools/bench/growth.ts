import { median } from './median.ts'

/** Figures at a start and at an end; single ones vary. */
const few = 3

/** How often the last figures are the first ones. */
export function growthOf(figures: number[]): number {
  return median(figures.slice(-few)) / median(figures.slice(0, few))
}
