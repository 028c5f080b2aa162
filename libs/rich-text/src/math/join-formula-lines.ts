import { nextDirectly } from '../html/dom'
import type { TransformContext } from '../transforms/transform'
import { mathScanner } from './math-scanner'

/** Maximum number of lines of a formula. */
const mostLines = 40

/** Words of a block that contains nothing else. */
function wordsOf(block: Element): string | null {
  if (!block.matches('p, div') || block.querySelector(':not(br)')) return null
  return Array.from(block.childNodes, ({ nodeValue }) => nodeValue ?? '\n').join('')
}

/** Blocks from the given one on that are together one display formula, and the formula. */
function formulaFrom(first: Element): { blocks: Element[]; text: string } | null {
  const blocks: Element[] = []
  let text = ''
  for (let next: Element | null = first; next && blocks.length < mostLines;) {
    const words = wordsOf(next)
    if (words === null) return null
    text = `${text}\n${words}`.trim()
    if (!/^(?:\$\$|\\\[|\\begin\{)/.test(text)) return null
    blocks.push(next)
    const match = mathScanner(text, 'plain').matchAt(0)
    if (match) return match.display && match.end === text.length ? { blocks, text } : null
    next = nextDirectly(next)
  }
  return null
}

/** Joins a display formula each of whose lines is a block. */
export function joinFormulaLines(root: ParentNode, { options }: TransformContext): void {
  // Markdown has its own rules.
  if (options.format === 'markdown') return
  for (const first of root.querySelectorAll('p, div')) {
    const found = first.parentNode ? formulaFrom(first) : null
    if (!found) continue
    first.textContent = found.text
    for (const block of found.blocks.slice(1)) block.remove()
  }
}
