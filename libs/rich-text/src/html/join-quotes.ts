import { rename } from './rename'
import { nextDirectly } from './siblings'

const block = 'p, div, ul, ol, table, pre, blockquote, h1, h2, h3, h4, h5, h6'

/** True for a quote of one line, as Quill writes it. */
const isLine = (element: Element) =>
  element.localName === 'blockquote' && !element.querySelector(block)

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
