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

/** Returns the index after the end tag of an element, or the end of the text. */
export function afterElement(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}[\\s/>]`, 'gi')
  close.lastIndex = from
  const match = close.exec(html)
  return match ? afterTag(html, match.index + 2) : html.length
}

export interface Markup {
  /** Index after the tag or comment. */
  end: number
  /** Name of the element in lower case; `''` for a comment. */
  name: string
  isEndTag: boolean
}

/** Reads the tag or comment at the `<` of an index without a DOM. Returns `null` for a literal `<`. */
export function markupAt(html: string, at: number): Markup | null {
  const comment = (end: number) => ({ end, name: '', isEndTag: false })
  if (html.startsWith('<!--', at)) return comment(after(html, '-->', at + 4))
  if (/[!?]/.test(html.charAt(at + 1))) return comment(after(html, '>', at))
  tagName.lastIndex = at
  const match = tagName.exec(html)
  if (!match?.[1]) return null
  return {
    end: afterTag(html, tagName.lastIndex),
    name: match[1].toLowerCase(),
    isEndTag: html[at + 1] === '/',
  }
}
