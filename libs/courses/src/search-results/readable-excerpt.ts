import type { SearchHit } from '@shuyuan/api'
import { parseEntities } from 'parse-entities'

const signsOfCode = [
  // Formulas, with their commands or between dollars.
  /\\|\$[^$]+\$/,
  /[{}]|"""|==|=>|->|::|<\/?[a-z!]/i,
  // Calls, statements and assignments.
  /[\w.]\(|[;=]\s*$|\w\s?=\s?[\w"'[(]/,
  // Comments, commands and what is indented.
  /^(?:#|\/\/|--|\$ |\s{2,}\S)/,
]
const chinese = /\p{Script=Han}/u
const sentence = /(?:[a-z'’-]+[ ,;:]+){4}.*[.!?…]$/i
const tag = /<\/?[a-z][^<>]*>/gi

function isSentence(line: string): boolean {
  if (signsOfCode.some((sign) => sign.test(line))) return false
  return chinese.test(line) || sentence.test(line)
}

/**
 * Plain text that a search hit shows below its title, `''` for none. The server cuts the passage out of a
 * description that has lost its tags: code and formulas in it are no longer marked as such, and no excerpt
 * shows them.
 */
export function readableExcerpt({
  passage,
  shortDescription,
}: Pick<SearchHit, 'passage' | 'shortDescription'>): string {
  const short = shortDescription.replace(tag, '').trim()
  if (passage === '' || passage === shortDescription) return short
  const lines = parseEntities(passage, { nonTerminated: false })
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const sentences = lines.filter(isSentence)
  if (short !== '' && sentences.length < lines.length) return short
  return sentences.map((line) => line.trim()).join(' ')
}
