import type { CodeLook } from '../code/code-to-html'
import { parseHtml } from '../html/parse-html'
import { localeOf } from '../locales/locale-of'
import type { RichTextOptions } from '../rich-text-options'
import { fillSlots } from '../slots'
import type { UnsafeText } from '../unsafe-text'
import { slotToHtml } from './engines'
import { createEngineLoader } from './load-engines'
import { preparePiece } from './prepare-piece'
import { yieldBetweenSteps } from './yield-between-steps'

/** Texts up to this length, in characters, are rendered as a whole. */
const longestWhole = 16_000
/** Length of the pieces of longer texts. */
const pieceLength = 6_000

/** A finished part of a text. */
export interface RichTextPiece {
  /** Safe HTML. */
  html: string
  /** KaTeX could not be fetched: formulas stand there as typed. */
  lacksMath: boolean
  /** The highlighter could not be fetched: code goes without colors. */
  lacksColors: boolean
}

async function parse(source: string, options: RichTextOptions): Promise<UnsafeText> {
  const size = source.length > longestWhole ? pieceLength : Infinity
  if (options.format === 'html') return parseHtml(source, size)
  const { parseMarkdown } = await import('../markdown/parse-markdown')
  return parseMarkdown(source, options, size)
}

/**
 * Renders a text piece by piece, in turns with whatever else the page does. Loads what each piece
 * needs; rejects when the sanitizer or the Markdown parser cannot be fetched. Needs a DOM.
 */
export async function* streamRichText(
  source: string,
  options: RichTextOptions,
  look: CodeLook,
): AsyncGenerator<RichTextPiece, void> {
  const text = await parse(source, options)
  const locale = localeOf(options)
  const loadEngines = createEngineLoader()
  const pause = yieldBetweenSteps()
  for (const piece of text.pieces) {
    const { html, slots } = preparePiece(piece, options, text.surroundings)
    await pause()
    const engines = await loadEngines(slots)
    const filled: string[] = []
    for (const slot of slots) {
      filled.push(slotToHtml(slot, engines, look, locale))
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
