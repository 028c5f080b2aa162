import { type MathMatch, mathScanner } from './math-scanner'
import type { TransformContext } from '../transforms/transform'
import { addSlotElement } from '../slots/replace-by-slot'
import type { Slot } from '../slots/slots'

/** A formula of a plain text and its start index. */
export interface FoundMath extends MathMatch {
  start: number
}

export function findMath(text: string): FoundMath[] {
  const found: FoundMath[] = []
  const { matchAt } = mathScanner(text, 'plain')
  const opener = /\$\$?|\\(?:[([]|begin\{)/g
  for (let next = opener.exec(text); next; next = opener.exec(text)) {
    const match = matchAt(next.index)
    if (match) {
      found.push({ ...match, start: next.index })
      opener.lastIndex = match.end
    }
  }
  return found
}

interface Piece {
  node: ChildNode
  start: number
  text: string
}

/** Runs of text and line breaks: a formula can span several lines of one paragraph. */
function runsOf(parent: Node): Piece[][] {
  const runs: Piece[][] = []
  let run: Piece[] = []
  let length = 0
  for (const node of parent.childNodes) {
    const isBreak = node.nodeName === 'BR'
    if (node.nodeType !== 3 && !isBreak) {
      runs.push(run)
      run = []
      length = 0
      continue
    }
    const text = isBreak ? '\n' : (node.nodeValue ?? '')
    run.push({ node, start: length, text })
    length += text.length
  }
  runs.push(run)
  return runs
}

/** Position in the document of an index in the joined text. */
function placeOf(run: Piece[], index: number): { node: Node; offset: number } | null {
  const piece = run.findLast((candidate) => candidate.start <= index)
  if (!piece) return null
  if (piece.node.nodeType === 3) return { node: piece.node, offset: index - piece.start }
  const parent = piece.node.parentNode
  if (!parent) return null
  const position = [...parent.childNodes].indexOf(piece.node)
  return { node: parent, offset: position + (index === piece.start ? 0 : 1) }
}

function markRun(run: Piece[], slots: Slot[]): void {
  const text = run.map((piece) => piece.text).join('')
  for (const math of findMath(text).reverse()) {
    const owner = run[0]?.node.ownerDocument
    const start = placeOf(run, math.start)
    const end = placeOf(run, math.end)
    if (!owner || !start || !end) return
    const range = owner.createRange()
    range.setStart(start.node, start.offset)
    range.setEnd(end.node, end.offset)
    range.deleteContents()
    const raw = text.slice(math.start, math.end)
    range.insertNode(addSlotElement(owner, { kind: 'math', raw }, slots))
  }
}

const delimiter = /[$]|\\(?:[([]|begin\{)/
const skipped = 'pre, code, kbd, samp, tt, a, video, audio, iframe'

/** Replaces the formulas of an HTML text by slots. Code and links stay as typed. */
export function markMath(root: ParentNode & Node, { options, slots }: TransformContext): void {
  // Markdown has its own rules.
  if (options.format === 'markdown' || !delimiter.test(root.textContent ?? '')) return
  const holders = [...root.querySelectorAll('*')].filter(
    (node) => delimiter.test(node.textContent ?? '') && !node.closest(skipped),
  )
  for (const holder of [root, ...holders]) {
    for (const run of runsOf(holder)) markRun(run, slots)
  }
}
