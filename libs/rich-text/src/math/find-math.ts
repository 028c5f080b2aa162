import { mathScanner, type MathMatch } from './math-scanner'

/** A formula of a plain text, with the index where it opens. */
export interface FoundMath extends MathMatch {
  start: number
}

/** All formulas of a plain text, in order. */
export function findMath(text: string): FoundMath[] {
  const found: FoundMath[] = []
  const { matchAt } = mathScanner(text, 'plain')
  const opener = /\$\$?|\\[([]/g
  for (let next = opener.exec(text); next; next = opener.exec(text)) {
    const match = matchAt(next.index)
    if (match) {
      found.push({ ...match, start: next.index })
      opener.lastIndex = match.end
    }
  }
  return found
}
