import MarkdownParser, {
  type Env,
  type MarkdownIt,
  type RendererRule,
  type Token,
} from 'markdown-it'
import { consistsOf } from '../html/consists-of'
import { collectSlots, addSlot } from './collect-slots'
import type { UnsafePiece, UnsafeText } from '../unsafe-text'
import type { RichTextOptions } from '../rich-text-options'
import { localeOf } from '../locales/locale-of'
import { cjkEmphasis } from './cjk-emphasis'
import { finishedRules } from './finished-rules'
import { footnoteRules, moveFootnotesBehind } from '../footnotes/footnote-rules'
import { typedNoteRule } from '../footnotes/typed-note-rule'
import { mathRules } from './math-rules'
import { softBreakRule } from './soft-break-rule'
import { taskRule } from './task-rule'

const value = '[^"<>]*'
const textTags = 'p|h[1-6]|[uo]l|li|blockquote|em|strong|s|code|table|thead|tbody|tr|th|td|a'
const link =
  `a(?: href="(?:https?:|mailto:|tel:|#|/(?!/))${value}")?(?: title="${value}")?` +
  '(?: target="_blank" rel="noopener noreferrer nofollow" data-external="")?>'
const image =
  `img src="(?:https?:|data:image/(?!svg)|/(?!/))${value}" alt="${value}"(?: title="${value}")? ` +
  'loading="lazy" decoding="async">'
const frame = `div class="rt-table" role="region" aria-label="${value}" tabindex="0">`
const heading = `h[1-6] id="${value}">`
const box = `input type="checkbox" disabled=""(?: checked="")? aria-label="${value}">`

/**
 * True if HTML consists only of what `finishedRules` write. markdown-it escapes all text without raw HTML;
 * this does not rely on it.
 */
export const isFinishedMarkup = consistsOf(
  `(?:${textTags}|hr|br)>|/(?:${textTags}|div|span)>|${link}|${image}|${heading}|${frame}|${box}|ol start="\\d+">|` +
    'li class="rt-task">|t[hd] align="(?:left|center|right)">|span class="rt-unseen">|' +
    '(?:div|span) data-rt-slot="\\d+">',
)

const code: RendererRule = (tokens, index, _options, env) => {
  const { content: text = '', info = '' } = tokens[index] ?? {}
  const [language] = info.trim().split(/\s+/)
  return `${addSlot({ kind: 'code', text, language: language || undefined }, env)}\n`
}

/** Replaces code blocks by slots, which are filled once the highlighter has loaded. */
export function codeRules(markdown: MarkdownIt): void {
  const { unescapeAll } = markdown.utils
  markdown.renderer.rules.code_block = code
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const token = tokens[index]
    if (token) token.info = unescapeAll(token.info)
    return code(tokens, index, ...rest)
  }
}

const blockPhase = ['normalize', 'block']

interface Extensions {
  linkify: boolean
  hasFootnotes: boolean
}

function createMarkdown({ linkify, hasFootnotes }: Extensions): MarkdownIt {
  const markdown = new MarkdownParser({ html: true, linkify })
  // A name such as `readme.md` is a file, although it could be a host.
  markdown.linkify.set({ fuzzyLink: false })
  markdown.use(cjkEmphasis).use(softBreakRule).use(mathRules).use(codeRules).use(taskRule)
  if (hasFootnotes) markdown.use(footnoteRules)
  return markdown.use(typedNoteRule)
}

interface Parsers {
  /** Parses the blocks of a whole text and its link definitions. */
  blocks: MarkdownIt
  /** Parses the inline content of some blocks at a time. */
  inline: MarkdownIt
  /** Parses the inline content of the footnotes and lists those that the text references. */
  notes: MarkdownIt
  /** Writes content without raw HTML. */
  finished: MarkdownIt
}

function createParsers(extensions: Extensions): Parsers {
  const finished = createMarkdown(extensions).use(finishedRules)
  const blocks = createMarkdown(extensions)
  const inline = createMarkdown(extensions)
  const notes = extensions.hasFootnotes ? createMarkdown(extensions) : inline
  blocks.core.ruler.enableOnly(blockPhase)
  inline.core.ruler.disable([...blockPhase, 'footnote_tail'], true)
  notes.core.ruler.disable(blockPhase)
  return { blocks, inline, notes, finished }
}

const shared = new Map<string, Parsers>()

function parsersFor({ linkify = false, footnoteIds }: RichTextOptions): Parsers {
  const extensions = { linkify, hasFootnotes: footnoteIds !== undefined }
  const key = JSON.stringify(extensions)
  const known = shared.get(key) ?? createParsers(extensions)
  shared.set(key, known)
  return known
}

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

function isHtml({ type }: Token): boolean {
  return type === 'html_block' || type === 'html_inline'
}

function holdsHtml(tokens: readonly Token[]): boolean {
  return tokens.some((token) => isHtml(token) || token.children?.some(isHtml))
}

function* render(
  { inline, notes, finished }: Parsers,
  tokens: readonly Token[],
  size: number,
  env: Env,
  { removedElements = [] }: RichTextOptions,
): Generator<UnsafePiece> {
  const mustSanitize = removedElements.length > 0
  function write(group: Token[], parser: MarkdownIt): UnsafePiece {
    const slots = collectSlots(env)
    const state = new parser.core.State('', parser, env)
    state.tokens = group
    parser.core.process(state)
    const { renderer, options } = mustSanitize || holdsHtml(state.tokens) ? parser : finished
    const html = renderer.render(state.tokens, options, env)
    return { html, slots, isFinished: renderer === finished.renderer && isFinishedMarkup(html) }
  }

  const { text, footnotes } = moveFootnotesBehind(tokens)
  for (const group of cut(text, size)) yield write(group, inline)
  const end = write(footnotes, notes)
  if (end.html !== '') yield end
}

function isTopHeading(token: Token): boolean {
  return token.type === 'heading_open'
    ? token.tag === 'h1'
    : token.type === 'html_block' && /<h1[\s/>]/i.test(token.content)
}

/**
 * Parses Markdown (CommonMark with tables, strikethrough, tasks, footnotes and math) lazily into pieces of
 * about `size` characters. A piece with raw HTML is UNSANITIZED; all others are finished.
 */
export function parseMarkdown(
  source: string,
  options: RichTextOptions,
  size = Infinity,
): UnsafeText {
  const parsers = parsersFor(options)
  const env: Env = {}
  const tokens = parsers.blocks.parse(source, env)
  const surroundings = {
    lowersHeadings: tokens.some(isTopHeading),
    tables: 0,
    headingIds: new Map(),
  }
  env.finishedFor = { options, locale: localeOf(options), surroundings }
  return { surroundings, pieces: render(parsers, tokens, size, env, options) }
}
