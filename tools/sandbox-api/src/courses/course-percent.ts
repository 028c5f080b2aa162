/**
 * Calculates a course's percentage with the rounding of production. The steps of twelve lessons are
 * 8, 17, 25, 33, 42, 50, 57 … 100.
 */
export function coursePercent(done: number, visible: number): number {
  // Rounds to hundredths and truncates the product: 0.58 * 100 is 57.99….
  return Math.trunc((Math.round((done / visible) * 100) / 100) * 100)
}
