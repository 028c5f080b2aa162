/** A text with a value in its place: `{number}` for `'number'`. */
export function fill(text: string, place: string, value: string | number): string {
  return text.replace(`{${place}}`, () => String(value))
}
