import { escapeHtml } from '../html/escape-html'

const presentation = new Set(
  (
    'mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle mpadded mphantom msub msup msubsup munder mover ' +
    'munderover mmultiscripts mprescripts none mtable mtr mtd'
  ).split(' '),
)
const dropped = /^(?:annotation|annotation-xml|script|style|template)$/

function markup(node: Node): string {
  if (node.nodeType === 3) return escapeHtml(node.nodeValue ?? '')
  if (!(node instanceof Element) || dropped.test(node.localName)) return ''
  const content = Array.from(node.childNodes, markup).join('')
  if (presentation.has(node.localName)) return `<${node.localName}>${content}</${node.localName}>`
  // Browsers ignore the fences of this element.
  return node.localName === 'mfenced' ? `<mrow><mo>(</mo>${content}<mo>)</mo></mrow>` : content
}

/** Writes MathML again with presentation elements and text only, which are safe. */
export function mathmlToHtml(math: Element, isDisplay: boolean): string {
  const display = isDisplay ? ' display="block"' : ''
  return `<span class="rt-math"><math${display}>${markup(math)}</math></span>`
}
