import { escapeHtml } from './escape-html'
import { highlightCode } from './highlight-code'
import { markdownToHtml } from './markdown-to-html'
import { plainText } from './plain-text'
import { prepareText, serialise } from './prepared-text'
import type { RichTextOptions } from './rich-text-options'
import { canSanitise } from './sanitise'
import { typesetMaths } from './typeset-maths'

/**
 * Turns HTML or Markdown into safe HTML, at once. Brings all its libraries with it (about 190 kB
 * compressed); where weight matters use `RichText` or {@link loadRichText}, which load what the text
 * needs. Formulas need the page to load `katex/dist/katex.min.css`.
 *
 * Without a DOM (server rendering) the result is the escaped plain text, never the HTML given.
 *
 * @example
 * renderRichText('**x** is $x^2$', { format: 'markdown' })
 */
export function renderRichText(source: string, options: RichTextOptions): string {
  if (!canSanitise()) return `<p>${escapeHtml(plainText(source, options.format))}</p>`
  const prepared = prepareText(
    options.format === 'markdown' ? markdownToHtml(source) : source,
    options,
  )
  typesetMaths(prepared.maths)
  highlightCode(prepared.code)
  return serialise(prepared)
}
