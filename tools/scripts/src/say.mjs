/** Prints one line of progress. */
export function say(line) {
  process.stdout.write(`${line}\n`)
}
