/**
 * Breaks a text into lines for a canvas: between Chinese characters, not inside of words and numbers, and never before
 * punctuation.
 */
export function linesOf(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text.match(/(?:[\p{Script=Latin}\p{N}]+|.)\p{P}*/gu) ?? []) {
    if (line !== '' && widthOf(line + piece) > width) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? piece.trimStart() : line + piece
  }
  return line === '' ? lines : [...lines, line]
}
