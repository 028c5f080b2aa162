/** A piece of a text. */
export interface TextPiece {
  text: string
  /** It is one of the words searched for. */
  isHit: boolean
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/**
 * Cuts a text at the words searched for, in any letter case; the pieces joined are the text. Any
 * keyword is meant literally, `C++` and `(` too.
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
