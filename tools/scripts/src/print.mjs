/** Prints one line of progress. */
export function print(line) {
  process.stdout.write(`${line}\n`)
}
