export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints a row of a Markdown table. */
export function row(cells: string[]): void {
  print(`| ${cells.join(' | ')} |`)
}
