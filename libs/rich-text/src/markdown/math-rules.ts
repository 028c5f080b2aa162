import type { Env, MarkdownIt, StateBlock, StateInline } from 'markdown-it'
import { areEscapedBrackets } from '../math/escaped-brackets'
import { longestFormula, mathScanner, type MathScanner } from '../math/math-scanner'
import { addSlot } from './collect-slots'

declare module 'markdown-it' {
  interface Env {
    scanner?: MathScanner
  }
}

/** The scanner is cached with the parse, because it is used for every position of the text. */
function scannerOf({ env, src }: { env: Env; src: string }): MathScanner {
  if (env.scanner?.text === src) return env.scanner
  return (env.scanner = mathScanner(src, 'markdown'))
}

function inlineMath(state: StateInline, silent: boolean): boolean {
  const character = state.src[state.pos]
  if (character !== '$' && character !== '\\') return false
  const match = scannerOf(state).matchAt(state.pos)
  if (!match || match.end > state.posMax) return false
  if (!silent) {
    const token = state.push('math', 'span', 0)
    token.content = state.src.slice(state.pos, match.end)
  }
  state.pos = match.end
  return true
}

/** Returns the index after the display formula that opens at `start`, or -1. */
function endOfBlock(state: StateBlock, start: number): number {
  const scanner = scannerOf(state)
  const opener = state.src.slice(start, start + 2)
  if (opener === '\\b') return scanner.matchAt(start)?.end ?? -1
  if (opener !== '$$' && opener !== '\\[') return -1
  const close = scanner.nextCloser(opener === '$$' ? '$$' : '\\]', start + 2)
  return close === -1 || close - start > longestFormula ? -1 : close + 2
}

/** Returns the line on which a display formula ends, or -1. Nothing may follow it on that line. */
function closingLine(state: StateBlock, start: number, startLine: number, endLine: number): number {
  const close = endOfBlock(state, start)
  if (close === -1) return -1
  for (let line = startLine; line < endLine; line++) {
    const end = state.eMarks[line] ?? 0
    if (line > startLine && (state.sCount[line] ?? 0) < state.blkIndent) return -1
    if (end >= close) return state.src.slice(close, end).trim() === '' ? line : -1
  }
  return -1
}

function blockMath(
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
): boolean {
  const indent = state.sCount[startLine] ?? 0
  if (indent - state.blkIndent >= 4) return false
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0)
  const line = closingLine(state, start, startLine, endLine)
  if (line === -1) return false
  // Skips the markers of quotes and lists at the start of each line.
  const raw = state.getLines(startLine, line + 1, indent, false).trim()
  if (raw.slice(2, -2).trim() === '') return false
  if (raw.startsWith('\\[') && areEscapedBrackets(raw, 0, raw.length)) return false
  if (silent) return true
  const token = state.push('math_block', 'p', 0)
  token.content = raw
  token.block = true
  token.map = [startLine, line + 1]
  state.line = line + 1
  return true
}

/** Adds the math delimiters and environments to markdown-it. TeX becomes a slot before Markdown parses it. */
export function mathRules(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('escape', 'math', inlineMath)
  markdown.block.ruler.before('fence', 'math_block', blockMath, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
  markdown.renderer.rules.math = (tokens, index, _options, env) =>
    addSlot({ kind: 'math', raw: tokens[index]?.content ?? '' }, env)
  markdown.renderer.rules.math_block = (tokens, index, _options, env) =>
    `<p>${addSlot({ kind: 'math', raw: tokens[index]?.content ?? '' }, env)}</p>\n`
}
