import { parseEntities } from 'parse-entities'
import { sourceText } from '../source-text'
import { afterElement, markupAt } from './markup-at'

/** Elements without readable text. */
const silent =
  /^(?:script|style|template|noscript|textarea|svg|math|title|iframe|select|object|video|audio)$/
const breaking =
  /^(?:br|p|div|h[1-6]|li|tr|table|caption|[uod]l|d[td]|pre|blockquote|section|article|center|figure|figcaption|details|summary|hr)$/
const cell = /^t[dh]$/

/**
 * Extracts the readable text of HTML: no tags, no scripts or styles, each block on its own line, a space
 * between the cells of a table. Works
 * without a DOM in linear time. The result is plain text: it can contain `<`, so never insert it as HTML.
 *
 * @param given any HTML, even malformed; without one the result is empty
 * @returns lines separated by `\n`, without empty ones; `''` if there is no text
 * @example
 * textFromHtml('<p>a &lt; b</p><p>c</p>') // 'a < b\nc'
 */
export function textFromHtml(given: string | null | undefined): string {
  const html = sourceText(given)
  const lines = ['']
  const add = (text: string) => lines.push((lines.pop() ?? '') + text)
  let at = 0
  for (let open = html.indexOf('<'); open !== -1; open = html.indexOf('<', at)) {
    const markup = markupAt(html, open)
    add(html.slice(at, markup ? open : open + 1))
    at = markup?.end ?? open + 1
    if (!markup) continue
    const { name, isEndTag } = markup
    if (breaking.test(name)) lines.push('')
    if (cell.test(name)) add(' ')
    if (silent.test(name) && !isEndTag) at = afterElement(html, name, at)
  }
  add(html.slice(at))
  return lines
    .map((line) => parseEntities(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
