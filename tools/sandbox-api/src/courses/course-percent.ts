/**
 * Rounds the percentage of a course like production: for twelve lessons 8, 17, 25, 33, 42, 50, 57 …
 * 100.
 */
export function coursePercent(done: number, visible: number): number {
  // Rounded to hundredths, then truncated after the multiplication: 0.58 * 100 is 57.99….
  return Math.trunc((Math.round((done / visible) * 100) / 100) * 100)
}
