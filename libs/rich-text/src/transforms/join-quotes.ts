import { isBlock } from './keep-blanks'
import { nextDirectly, rename } from '../html/dom'

/** True for a quote of one line, as Quill writes it. */
const isLine = (element: Element) =>
  element.localName === 'blockquote' && ![...element.querySelectorAll('*')].some(isBlock)

/** Joins the lines of a quote, each of which is a quote in Quill. */
export function joinQuotes(root: ParentNode): void {
  for (const first of root.querySelectorAll('blockquote')) {
    if (!first.parentNode || !isLine(first)) continue
    const lines: Element[] = [first]
    let next = nextDirectly(first)
    while (next && isLine(next) && next.className === first.className) {
      lines.push(next)
      next = nextDirectly(next)
    }
    if (lines.length === 1) continue
    const quote = first.ownerDocument.createElement('blockquote')
    quote.className = first.className
    first.before(quote)
    quote.append(...lines)
    for (const line of lines) rename(line, 'div')
  }
}
