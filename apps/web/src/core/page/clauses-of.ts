/** Splits a motto into its clauses, with their punctuation. */
export function clausesOf(text: string): string[] {
  return text.match(/[^，。：；！？]+[，。：；！？]*/g) ?? [text]
}
