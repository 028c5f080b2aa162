/** Removes empty lines at both ends of code. */
export function trimCode(text: string): string {
  return text.replace(/^(?:[ \t]*\n)+/, '').replace(/\n\s*$/, '\n')
}
