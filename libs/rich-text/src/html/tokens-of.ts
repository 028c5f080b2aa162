import { afterElement, markupAt } from './markup-at'

/** Names of elements whose content begins on a line of its own. */
export const blockName =
  /^(?:p|div|h[1-6]|li|tr|table|caption|[uod]l|d[td]|pre|blockquote|section|article|center|figure|figcaption|details|summary|hr)$/

/** Elements without readable text. Each is one token. */
const silent =
  /^(?:script|style|template|noscript|textarea|svg|math|title|iframe|select|button|datalist|object|video|audio)$/

/** Text between tags, or a tag or comment. */
export interface Token {
  start: number
  end: number
  source: string
  /** Text as in the source, if the token is text. */
  text?: string
  /** Element of a tag in lower case; `''` for a comment. */
  name?: string
  isEndTag?: boolean
}

/** Splits HTML into text and tags, without a DOM. */
export function tokensOf(html: string): Token[] {
  const tokens: Token[] = []
  const add = (start: number, end: number, tag: Partial<Token>) => {
    if (end > start) tokens.push({ start, end, source: html.slice(start, end), ...tag })
  }
  let at = 0
  for (let open = html.indexOf('<'); open !== -1; open = html.indexOf('<', at)) {
    const markup = markupAt(html, open)
    const textEnd = markup ? open : open + 1
    add(at, textEnd, { text: html.slice(at, textEnd) })
    at = markup?.end ?? textEnd
    if (!markup) continue
    const { name, isEndTag } = markup
    if (silent.test(name) && !isEndTag) at = afterElement(html, name, at)
    add(open, at, { name, isEndTag })
  }
  add(at, html.length, { text: html.slice(at) })
  return tokens
}

/** Value of an attribute in a tag, without a DOM and with its entities; `''` without one. */
export function attributeOf(tag: string, name: string): string {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)|'([^']*)|([^\\s"'>]+))`, 'i')
  const [, ...values] = pattern.exec(tag) ?? []
  return values.find(Boolean) ?? ''
}
