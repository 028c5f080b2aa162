/**
 * Makes a check whether HTML holds no tags but those that `tag` describes, from after the `<` to the
 * `>`; words are not looked at.
 */
export function consistsOf(tag: string): (html: string) => boolean {
  const other = new RegExp(`<(?!(?:${tag}))`)
  return (html) => !other.test(html)
}
