/** Replaces a placeholder such as `{number}`. */
export function fill(text: string, place: string, value: string | number): string {
  return text.replace(`{${place}}`, () => String(value))
}
