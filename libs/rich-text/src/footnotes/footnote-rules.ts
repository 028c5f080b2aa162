// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- compiling this from source needs the types that the package lacks; an ambient file has no import form
/// <reference path="./markdown-it-footnote.d.ts" />
import type { MarkdownIt, RendererRule, Token } from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import { addSlot } from '../markdown/collect-slots'
import type { FootnotePart } from './footnote-to-html'

function numberIn(token: Token | undefined, name: string): number {
  const value = token?.meta?.[name]
  return typeof value === 'number' ? value + 1 : 1
}

/** The sanitizer removes IDs, so footnotes are slots. */
function takenOut(part: FootnotePart): RendererRule {
  return (tokens, index, _options, env) => {
    const token = tokens[index]
    const prefix = env?.finishedFor?.options.footnoteIds ?? ''
    const [number, occurrence] = [numberIn(token, 'id'), numberIn(token, 'subId')]
    return addSlot({ kind: 'footnote', part, prefix, number, occurrence }, env)
  }
}

const start = takenOut('start')

/** Adds footnotes to markdown-it: `[^1]` with `[^1]: …` anywhere in the text, and `^[…]`. */
export function footnoteRules(markdown: MarkdownIt): void {
  markdown.use(footnotes)
  const { rules } = markdown.renderer
  rules.footnote_ref = takenOut('reference')
  rules.footnote_block_open = () => '<hr>\n<ol>\n'
  rules.footnote_block_close = () => '</ol>\n'
  rules.footnote_open = (...args) => `<li>${start(...args)}`
  rules.footnote_close = () => '</li>\n'
  rules.footnote_anchor = takenOut('return')
}

/** Moves the footnotes to the end, because only then all references are known. */
export function moveFootnotesBehind(tokens: readonly Token[]): {
  text: Token[]
  footnotes: Token[]
} {
  const text: Token[] = []
  const footnotes: Token[] = []
  let depth = 0
  for (const token of tokens) {
    if (token.type === 'footnote_reference_open') depth += 1
    ;(depth > 0 ? footnotes : text).push(token)
    if (token.type === 'footnote_reference_close') depth -= 1
  }
  return { text, footnotes }
}
