import { parseEntities } from 'parse-entities'
import { sourceText } from '../source-text'

const silent =
  /^(?:script|style|template|noscript|textarea|svg|math|title|iframe|select|object|video|audio)$/
const breaking = /^(?:br|p|div|h[1-6]|li|tr|table|[uod]l|d[td]|pre|blockquote|section|figure|hr)$/
const tagName = /<\/?([a-z][^\s/>]*)/iy

/** Returns the index after the tag or comment at `from`. A tag ends at `>` outside of quoted values. */
function afterTag(html: string, from: number): number {
  let isValue = false
  for (let at = from; at < html.length; at++) {
    const character = html.charAt(at)
    if (character === '>') return at + 1
    if (isValue && (character === '"' || character === "'")) {
      const close = html.indexOf(character, at + 1)
      if (close === -1) return html.length
      at = close
    }
    isValue = character === '=' || (isValue && /\s/.test(character))
  }
  return html.length
}

function after(html: string, end: string, from: number): number {
  const at = html.indexOf(end, from)
  return at === -1 ? html.length : at + end.length
}

function afterSilent(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}[\\s/>]`, 'gi')
  close.lastIndex = from
  const match = close.exec(html)
  return match ? afterTag(html, match.index + 2) : html.length
}

/** Returns the index after the markup at `at` and whether it ends a line; `null` for a literal `<`. */
function markupAt(html: string, at: number): { end: number; breaks: boolean } | null {
  if (html.startsWith('<!--', at)) return { end: after(html, '-->', at + 4), breaks: false }
  if (/[!?]/.test(html.charAt(at + 1))) return { end: after(html, '>', at), breaks: false }
  tagName.lastIndex = at
  const match = tagName.exec(html)
  if (!match?.[1]) return null
  const name = match[1].toLowerCase()
  const end = afterTag(html, tagName.lastIndex)
  const isSilent = silent.test(name) && html[at + 1] !== '/'
  return { end: isSilent ? afterSilent(html, name, end) : end, breaks: breaking.test(name) }
}

/**
 * Extracts the readable text of HTML: no tags, no scripts or styles, each block on its own line. Works
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
    if (markup?.breaks) lines.push('')
  }
  add(html.slice(at))
  return lines
    .map((line) => parseEntities(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
