/**
 * Creates a check whether HTML contains only tags that match `tag`, which describes the part between `<` and
 * `>`. Text is ignored.
 */
export function consistsOf(tag: string): (html: string) => boolean {
  const other = new RegExp(`<(?!(?:${tag}))`)
  return (html) => !other.test(html)
}
