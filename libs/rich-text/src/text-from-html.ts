const silentContent =
  /<(script|style|template|noscript|textarea|svg|math|title|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const comment = /<!--[\s\S]*?(?:-->|$)|<![^>]*>|<\?[^>]*>/g
const lineBreak =
  /<br\b[^>]*>|<\/?(?:p|div|h[1-6]|li|tr|table|ul|ol|pre|blockquote|section|figure|hr)\b[^>]*>/gi
const tag = /<\/?[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>?/gi
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi

const namedEntities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['hellip', '…'],
  ['mdash', '—'],
  ['ndash', '–'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['middot', '·'],
  ['times', '×'],
  ['copy', '©'],
  ['yen', '¥'],
])

function characterAt(codePoint: number, fallback: string): string {
  return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : fallback
}

function decodeEntities(text: string): string {
  return text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return characterAt(Number(decimal), whole)
    if (hex) return characterAt(Number.parseInt(hex, 16), whole)
    return namedEntities.get((name ?? '').toLowerCase()) ?? whole
  })
}

/**
 * The readable text of an HTML source: no tags, no script or style, blocks on lines of their own.
 * Works without a DOM. The result is TEXT: it may hold `<` and must be shown as a text node,
 * never inserted as HTML.
 *
 * @example
 * textFromHtml('<p>a &lt; b</p><p>c</p>') // 'a < b\nc'
 */
export function textFromHtml(html: string): string {
  const text = html
    .replace(comment, '')
    .replace(silentContent, '')
    .replace(/\s+/g, ' ')
    .replace(lineBreak, '\n')
    .replace(tag, '')
  return decodeEntities(text)
    .replace(/[ \t\u00a0]*\n[ \t\u00a0]*/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .replace(/[ \u00a0]{2,}/g, ' ')
    .trim()
}
