import type { MarkdownIt } from 'markdown-it'
import { escapeHtml } from './escape-html'
import { mathsAt } from './maths-at'
import { mathsAttribute } from './maths-placeholder'

function placeholder(tex: string, display: boolean): string {
  return `<span ${mathsAttribute}="${display ? 'display' : 'inline'}">${escapeHtml(tex)}</span>`
}

/**
 * Teaches markdown-it the four maths delimiters. Formulas become placeholders that keep the TeX
 * untouched by Markdown; they are typeset after sanitising.
 */
export function markdownMaths(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('escape', 'maths', (state, silent) => {
    const character = state.src[state.pos]
    if (character !== '$' && character !== '\\') return false
    const match = mathsAt(state.src, state.pos)
    if (!match || match.end > state.posMax) return false
    if (!silent) {
      const token = state.push('maths', 'span', 0)
      token.content = match.tex
      token.meta = { display: match.display }
    }
    state.pos = match.end
    return true
  })

  markdown.block.ruler.before(
    'fence',
    'maths_block',
    (state, startLine, endLine, silent) => {
      const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0)
      if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false
      const opener = state.src.slice(start, start + 2)
      if (opener !== '$$' && opener !== '\\[') return false
      const match = mathsAt(state.src, start)
      if (!match) return false
      let line = startLine
      while (line < endLine && (state.eMarks[line] ?? 0) < match.end) line++
      const rest = state.src.slice(match.end, state.eMarks[line])
      if (line >= endLine || rest.trim() !== '') return false
      if (silent) return true
      const token = state.push('maths_block', 'p', 0)
      token.content = match.tex
      token.block = true
      token.map = [startLine, line + 1]
      state.line = line + 1
      return true
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  )

  markdown.renderer.rules.maths = (tokens, index) => {
    const token = tokens[index]
    return token ? placeholder(token.content, token.meta?.display === true) : ''
  }
  markdown.renderer.rules.maths_block = (tokens, index) => {
    return `<p>${placeholder(tokens[index]?.content ?? '', true)}</p>\n`
  }
}
