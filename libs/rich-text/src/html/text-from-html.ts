import { parseEntities } from 'parse-entities'
import { sourceText } from '../source-text'
import { formulaText } from '../math/formula-text'
import { isHiddenTag } from '../transforms/hidden'
import { tokensOf, blockName } from './tokens-of'

const cell = /^t[dh]$/
const formula = /^<(?:math\b|script[^>]*math\/tex|img[^>]*\sdata-mathml)/i
const isEmptyElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

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
  const hasScripts = /<script[^>]*math\/tex/i.test(html)
  let hidden: { name: string; depth: number } | null = null
  for (const { text, name = '', source, isEndTag } of tokensOf(html)) {
    if (hidden) {
      if (name === hidden.name) hidden.depth += isEndTag ? -1 : 1
      // An open paragraph ends where the next one begins.
      if (hidden.depth > 0 && !(name === 'p' && !isEndTag)) continue
      hidden = null
      if (isEndTag) continue
    }
    if (name !== '' && !isEndTag && !isEmptyElement.test(name) && isHiddenTag(source, hasScripts)) {
      hidden = { name, depth: 1 }
      continue
    }
    if (text !== undefined) add(text)
    if (!isEndTag && formula.test(source)) {
      add(formulaText(source))
    }
    if (name === 'br' || blockName.test(name)) lines.push('')
    if (cell.test(name)) add(' ')
  }
  return lines
    .map((line) => parseEntities(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
