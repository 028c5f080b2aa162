import { nodesIn } from '../html/dom'
import type { TransformContext } from './transform'
import { blockName } from '../html/tokens-of'

export const isBlock = (node: Node | null): node is Element =>
  node instanceof Element && (blockName.test(node.localName) || node.matches('td, th'))

const blockAround = (node: Node | null): Node | null =>
  node === null || isBlock(node) ? node : blockAround(node.parentNode)

/** True for white space between two blocks. */
function isFormatting(text: Text): boolean {
  return text.data.trim() === '' && (isBlock(text.previousSibling) || isBlock(text.nextSibling))
}

/** Wraps the blanks that HTML would join. Those that touch a line end of the source only format it. */
function keepIn(text: Text, startsLine: boolean): void {
  for (const { 0: run, index } of [...text.data.matchAll(/[ \t\n]+/g)].reverse()) {
    const isSeen = run.length > 1 || run === '\t' || (index === 0 && startsLine)
    if (!isSeen || run.includes('\n')) continue
    const blanks = text.splitText(index)
    blanks.splitText(run.length)
    const kept = text.ownerDocument.createElement('span')
    kept.className = 'rt-blanks'
    blanks.replaceWith(kept)
    kept.append(blanks)
  }
}

/** Keeps typed blanks and tabs as in the editor. Markdown has its own rules. */
export function keepBlanks(root: ParentNode & Node, { options }: TransformContext): void {
  if (options.format === 'markdown') return
  let holder: Node | null | undefined
  let startsLine = true
  for (const node of nodesIn(root)) {
    if (node.nodeName === 'BR' || isBlock(node)) startsLine = true
    if (!(node instanceof Text) || node.data === '') continue
    const parent = blockAround(node.parentNode)
    if (parent !== holder) startsLine = true
    holder = parent
    const endsInBlank = /[ \t\n]$/.test(node.data)
    if (!isFormatting(node) && !node.parentElement?.closest('pre')) keepIn(node, startsLine)
    startsLine = endsInBlank
  }
}
