import type { MarkdownIt, StateBlock } from 'markdown-it'

function typedNote(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0)
  if (!/^\[\^[^\]]*\]:/.test(state.src.slice(start, state.eMarks[line]))) return false
  if (silent) return true
  // The last rule is the paragraph, which matches everything else.
  return state.md.block.ruler.getRules('').at(-1)?.(state, line, endLine, false) ?? false
}

/**
 * Keeps `[^1]: …` as typed. Markdown would parse it as a link definition and drop the
 * note.
 */
export function typedNoteRule(markdown: MarkdownIt): void {
  markdown.block.ruler.before('reference', 'typed_note', typedNote, { alt: ['paragraph'] })
}
