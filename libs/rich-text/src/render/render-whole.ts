import type { CodeOptions } from '../code/code-to-html'
import { parseHtml } from '../html/parse-html'
import { localeOf } from '../locales/locale-of'
import { parseMarkdown } from '../markdown/parse-markdown'
import type { RichTextOptions } from '../rich-text-options'
import { fillSlots } from '../slots/slots'
import { slotToHtml, type Engines } from './engines'
import { preparePiece } from './prepare-piece'

/** Renders a text synchronously in one piece. Needs a DOM. */
export function renderWhole(
  source: string,
  options: RichTextOptions,
  engines: Engines,
  codeOptions: CodeOptions,
): string {
  const text = options.format === 'markdown' ? parseMarkdown(source) : parseHtml(source)
  const locale = localeOf(options)
  let result = ''
  for (const piece of text.pieces) {
    const { html, slots } = preparePiece(piece, {
      options,
      locale,
      surroundings: text.surroundings,
    })
    const filled = slots.map((slot) => slotToHtml(slot, engines, codeOptions, locale))
    result += fillSlots(html, filled)
  }
  return result
}
