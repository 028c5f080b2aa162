import MarkdownParser, {
  type Env,
  type MarkdownIt,
  type RendererRule,
  type Token,
} from 'markdown-it'
import type { UnsafePiece, UnsafeText } from '../unsafe-text'
import { cjkEmphasis } from './cjk-emphasis'
import { addSlot, collectSlots } from './collect-slots'
import { mathRules } from './math-rules'
import { softBreakRule } from './soft-break-rule'
import { taskRule } from './task-rule'
import { typedNoteRule } from './typed-note-rule'

const code: RendererRule = (tokens, index, _options, env) => {
  const { content: text = '', info = '' } = tokens[index] ?? {}
  // Also `{.python}`, `js{1,3}` and `python:main.py`.
  const [word] = info.trim().split(/\s+/)
  const language = /^[{.]*([^\s{}:,;]+)/.exec(info.trim())?.[1] ?? word
  return `${addSlot({ kind: 'code', text, language: language || undefined }, env)}\n`
}

/** Replaces code blocks by slots, which are filled once the highlighter has loaded. */
function codeRules(markdown: MarkdownIt): void {
  const { unescapeAll } = markdown.utils
  markdown.renderer.rules.code_block = code
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const token = tokens[index]
    if (token) token.info = unescapeAll(token.info)
    return code(tokens, index, ...rest)
  }
}

function createMarkdown(): MarkdownIt {
  return new MarkdownParser({ html: true })
    .use(cjkEmphasis)
    .use(softBreakRule)
    .use(mathRules)
    .use(codeRules)
    .use(taskRule)
    .use(typedNoteRule)
}

const blockPhase = ['normalize', 'block']

interface Parsers {
  /** Parses the blocks of a whole text and its link definitions. */
  blocks: MarkdownIt
  /** Parses the inline content of some blocks at a time. */
  inline: MarkdownIt
}

function createParsers(): Parsers {
  const blocks = createMarkdown()
  const inline = createMarkdown()
  blocks.core.ruler.enableOnly(blockPhase)
  inline.core.ruler.disable(blockPhase)
  return { blocks, inline }
}

let shared: Parsers | undefined

const container = /<(\/?)(?:details|div|section|article|table|blockquote|center|figure|[uod]l)\b/gi

/** Number of elements that a piece of raw HTML opens without closing. */
function opened(html: string): number {
  let depth = 0
  for (const [, slash] of html.matchAll(container)) depth += slash ? -1 : 1
  return depth
}

/** Splits between top-level blocks, and not inside raw HTML unless it never ends. */
function* cut(tokens: readonly Token[], size: number): Generator<Token[]> {
  let group: Token[] = []
  let length = 0
  let depth = 0
  let openHtml = 0
  for (const token of tokens) {
    group.push(token)
    length += token.content.length
    depth += token.nesting
    if (token.type === 'html_block') openHtml += opened(token.content)
    if (depth > 0 || length < size || (openHtml > 0 && length < 4 * size)) continue
    yield group
    group = []
    length = 0
    openHtml = 0
  }
  if (group.length > 0) yield group
}

function* render(
  inline: MarkdownIt,
  tokens: readonly Token[],
  size: number,
  env: Env,
): Generator<UnsafePiece> {
  for (const group of cut(tokens, size)) {
    const slots = collectSlots(env)
    const state = new inline.core.State('', inline, env)
    state.tokens = group
    inline.core.process(state)
    yield { html: inline.renderer.render(state.tokens, inline.options, env), slots }
  }
}

function isTopHeading(token: Token): boolean {
  return token.type === 'heading_open'
    ? token.tag === 'h1'
    : token.type === 'html_block' && /<h1[\s/>]/i.test(token.content)
}

/**
 * Parses Markdown (CommonMark with tables, strikethrough, tasks and math) lazily into UNSANITIZED pieces of
 * about `size` characters.
 */
export function parseMarkdown(source: string, size = Infinity): UnsafeText {
  const { blocks, inline } = (shared ??= createParsers())
  const env: Env = {}
  const tokens = blocks.parse(source, env)
  return {
    surroundings: { lowersHeadings: tokens.some(isTopHeading), tables: 0 },
    pieces: render(inline, tokens, size, env),
  }
}
