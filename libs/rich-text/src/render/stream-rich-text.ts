import type { CodeOptions } from '../code/code-to-html'
import { parseHtml } from '../html/parse-html'
import { localeOf } from '../locales/locale-of'
import type { RichTextOptions } from '../rich-text-options'
import { fillSlots } from '../slots/slots'
import type { UnsafeText } from '../unsafe-text'
import { slotToHtml } from './engines'
import { createEngineLoader } from './load-engines'
import { preparePiece } from './prepare-piece'
import { yieldBetweenSteps } from './yield-between-steps'

/** Maximum length of a text rendered as a whole, in characters. */
const longestWhole = 16_000
/** Length of the pieces of longer texts, in characters. */
const pieceLength = 6_000

export interface RichTextPiece {
  /** Safe HTML. */
  html: string
  /** KaTeX failed to load, so formulas are as typed. */
  lacksMath: boolean
  /** The highlighter failed to load, so code has no colors. */
  lacksColors: boolean
}

async function parse(source: string, options: RichTextOptions): Promise<UnsafeText> {
  const size = source.length > longestWhole ? pieceLength : Infinity
  if (options.format === 'html') return parseHtml(source, size)
  const { parseMarkdown } = await import('../markdown/parse-markdown')
  return parseMarkdown(source, size)
}

/**
 * Renders a text piece by piece and yields to the page in between. Loads what each piece needs. Rejects if
 * the sanitizer or the Markdown parser fails to load. Needs a DOM.
 */
export async function* streamRichText(
  source: string,
  options: RichTextOptions,
  codeOptions: CodeOptions,
): AsyncGenerator<RichTextPiece, void> {
  const text = await parse(source, options)
  const locale = localeOf(options)
  const loadEngines = createEngineLoader()
  const pause = yieldBetweenSteps()
  for (const piece of text.pieces) {
    const { html, slots } = preparePiece(piece, {
      options,
      locale,
      surroundings: text.surroundings,
    })
    await pause()
    const engines = await loadEngines(slots)
    const filled: string[] = []
    for (const slot of slots) {
      filled.push(slotToHtml(slot, engines, codeOptions, locale))
      await pause()
    }
    yield {
      html: fillSlots(html, filled),
      lacksMath: engines.math === null && slots.some(({ kind }) => kind === 'math'),
      lacksColors: engines.code === null && slots.some(({ kind }) => kind === 'code'),
    }
    await pause()
  }
}
