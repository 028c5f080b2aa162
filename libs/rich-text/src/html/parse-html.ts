import type { UnsafePiece, UnsafeText } from '../unsafe-text'
import { escapeHtml } from './escape-html'
import { limitNesting } from './limit-nesting'
import { parseInertly } from './trusted-html'

const wrapper = /^(?:div|section|article|main|center)$/
/** Each level parses its content again. */
const deepest = 8

function markup(node: Node): string {
  if (node instanceof Element) return node.outerHTML
  return node.nodeType === Node.TEXT_NODE ? escapeHtml(node.nodeValue ?? '') : ''
}

/** The tags of an element without its content. */
function shell(element: Node): [string, string] {
  const empty = markup(element.cloneNode(false))
  const end = empty.lastIndexOf('</')
  return [empty.slice(0, end), empty.slice(end)]
}

/** Splits between siblings. A wrapper that is too large is repeated around each part of its content. */
function* cut(
  nodes: Iterable<ChildNode>,
  size: number,
  around: readonly [string, string],
  depth = 0,
): Generator<UnsafePiece> {
  let html = ''
  const piece = (): UnsafePiece => ({ html: around[0] + html + around[1], slots: [] })
  for (const node of nodes) {
    const next = markup(node)
    if (next.length > size && depth < deepest && wrapper.test(node.nodeName.toLowerCase())) {
      if (html !== '') yield piece()
      html = ''
      const [before, after] = shell(node)
      yield* cut(node.childNodes, size, [around[0] + before, after + around[1]], depth + 1)
      continue
    }
    html += next
    if (html.length < size) continue
    yield piece()
    html = ''
  }
  if (html !== '') yield piece()
}

/**
 * Splits unsanitized HTML into pieces of about `size` characters. A text that fits into one piece is
 * unchanged.
 */
export function parseHtml(source: string, size = Infinity): UnsafeText {
  const surroundings = {
    lowersHeadings: /<h1[\s/>]/i.test(source),
    tables: 0,
  }
  if (source.length <= size) {
    return { surroundings, pieces: [{ html: source, slots: [] }] }
  }
  return {
    surroundings,
    pieces: cut(parseInertly(limitNesting(source)).childNodes, size, ['', '']),
  }
}
