import type { SearchHit } from '@shuyuan/api'
import { parseEntities } from 'parse-entities'

const signsOfCode = [
  // Formulas: commands, or text between dollar signs.
  /\\|\$[^$]+\$/,
  /[{}]|"""|==|=>|->|::|<\/?[a-z!]/i,
  // Calls, statements and assignments.
  /[\w.]\(|[;=]\s*$|\w\s?=\s?[\w"'[(]/,
  // Comments, shell commands and indented lines.
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
 * Returns the plain-text excerpt of a search hit, or `''`. The server cuts the passage from a
 * description without its tags, so code and formulas are not marked; lines that look like them are
 * omitted.
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
