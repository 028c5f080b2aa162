import { parseEntities } from 'parse-entities'
import { sourceText } from '../source-text'
import { tokensOf } from './tokens-of'

const breaking =
  /^(?:br|p|div|h[1-6]|li|tr|table|caption|[uod]l|d[td]|pre|blockquote|section|article|center|figure|figcaption|details|summary|hr)$/
const cell = /^t[dh]$/

/**
 * Extracts the readable text of HTML: no tags, no scripts or styles, each block on its own line, a space
 * between the cells of a table. Works without a DOM in linear time. The result is plain text: it can contain `<`, so never insert it as HTML.
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
  for (const { text, name = '' } of tokensOf(html)) {
    if (text !== undefined) add(text)
    if (breaking.test(name)) lines.push('')
    if (cell.test(name)) add(' ')
  }
  return lines
    .map((line) => parseEntities(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
