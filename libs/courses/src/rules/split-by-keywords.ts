export interface TextPiece {
  text: string
  /** Whether it matches a keyword. */
  isHit: boolean
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/**
 * Splits a text at the keywords, ignoring case. The joined pieces equal the text. Keywords are
 * literal, including `C++` and `(`.
 */
export function splitByKeywords(text: string, keywords: string): TextPiece[] {
  const words = keywords.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return [{ text, isHit: false }]
  const longestFirst = words.map(escapePattern).sort((a, b) => b.length - a.length)
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`, 'giu'))
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
