export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints a row of a Markdown table. */
export function row(cells: string[]): void {
  print(`| ${cells.join(' | ')} |`)
}

/** Returns the median. For an even count, this is the mean of the two middle values. */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [upper = NaN, lower = NaN] = [sorted[middle], sorted[sorted.length - 1 - middle]]
  return (upper + lower) / 2
}
