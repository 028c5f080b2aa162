import { mathsScanner, type MathsMatch } from './maths-scanner'

/** A formula of a plain text, with the index where it opens. */
export interface FoundMaths extends MathsMatch {
  start: number
}

/** All formulas of a plain text, in order. */
export function findMaths(text: string): FoundMaths[] {
  const found: FoundMaths[] = []
  const { matchAt } = mathsScanner(text, 'plain')
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
