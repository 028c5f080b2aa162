/** Strips tags from comments and indexed text. As in production, a `<` before a space is text. */
export function stripTags(html: string): string {
  return html.replace(/<(?!\s)[^>]*>?/g, '')
}
