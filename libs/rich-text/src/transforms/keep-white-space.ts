import { nodesIn, rename } from '../html/dom'

const kept = /^(?:pre|pre-wrap|break-spaces|pre-line)$/
const keeper = '[style*="white-space"]'
/** No-break space, which HTML keeps. */
const blank = '\u00a0'

function keepIn(text: Text, keepsBlanks: boolean): void {
  const lines = text.data
    .split('\n')
    .map((line) =>
      keepsBlanks
        ? line
            .replaceAll('\t', blank.repeat(4))
            .replace(/^ +| {2,}/g, (run) => blank.repeat(run.length))
        : line,
    )
  const parts = lines.flatMap((line, index) =>
    index === 0 ? [line] : [text.ownerDocument.createElement('br'), line],
  )
  text.replaceWith(...parts)
}

/** Keeps the line ends and blanks that a style of the source keeps. A block in a monospace font is code. */
export function keepWhiteSpace(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(keeper)) {
    const { whiteSpace, fontFamily } = element.style
    const isCode = whiteSpace === 'pre' && /mono|consol|courier|menlo/i.test(fontFamily)
    if (isCode && element.localName === 'div') {
      rename(element, 'pre')
      continue
    }
    if (!kept.test(whiteSpace) || element.closest('pre')) continue
    for (const node of nodesIn(element)) {
      const isOwn = node.parentElement?.closest(keeper) === element
      if (isOwn && node instanceof Text) keepIn(node, whiteSpace !== 'pre-line')
    }
  }
}
