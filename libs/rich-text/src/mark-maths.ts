import { findMaths } from './maths-at'
import { mathsAttribute } from './maths-placeholder'

interface Piece {
  node: ChildNode
  start: number
  text: string
}

/** Runs of text and line breaks: a formula may be typed over several lines of one paragraph. */
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

/** Where an index of the joined text lies in the document. */
function placeOf(run: Piece[], index: number): { node: Node; offset: number } | null {
  const piece = run.findLast((candidate) => candidate.start <= index)
  if (!piece) return null
  if (piece.node.nodeType === 3) return { node: piece.node, offset: index - piece.start }
  const parent = piece.node.parentNode
  if (!parent) return null
  const position = [...parent.childNodes].indexOf(piece.node)
  return { node: parent, offset: position + (index === piece.start ? 0 : 1) }
}

function markRun(run: Piece[]): void {
  const text = run.map((piece) => piece.text).join('')
  if (!/[$\\]/.test(text)) return
  for (const maths of findMaths(text).reverse()) {
    const owner = run[0]?.node.ownerDocument
    const start = placeOf(run, maths.start)
    const end = placeOf(run, maths.end)
    if (!owner || !start || !end) return
    const range = owner.createRange()
    range.setStart(start.node, start.offset)
    range.setEnd(end.node, end.offset)
    const placeholder = owner.createElement('span')
    placeholder.setAttribute(mathsAttribute, maths.display ? 'display' : 'inline')
    placeholder.textContent = maths.tex
    range.deleteContents()
    range.insertNode(placeholder)
  }
}

const skipped = 'pre, code, kbd, samp, tt, a, video, audio, iframe, [data-rt-maths]'

/** Turns the formulas in the words of an HTML text into placeholders; code and links stay as typed. */
export function markMaths(fragment: DocumentFragment): void {
  fragment.normalize()
  const holders = [...fragment.querySelectorAll('*')].filter((node) => !node.closest(skipped))
  for (const holder of [fragment, ...holders]) {
    for (const run of runsOf(holder)) markRun(run)
  }
}
