import 'katex/contrib/mhchem'
import { registerAllLanguages } from './code/all-languages'
import { highlightCode } from './code/highlighter'
import { canSanitize } from './html/sanitize'
import { mathToHtml } from './math/typeset-math'
import { plainHtml } from './plain-text'
import { renderWhole } from './render/render-whole'
import { getCachedText, cacheText } from './render/text-cache'
import type { RichTextOptions } from './rich-text-options'
import { invariant, sourceText } from './source-text'

const look = { withBar: false }
const engines = { math: mathToHtml, code: highlightCode }

/**
 * Turns HTML or Markdown into safe HTML synchronously. It imports every library (about 200 kB compressed) and
 * blocks the page while it renders. In a page use `RichText` or {@link loadRichText}, which load what a text
 * needs and render long texts in slices. The latest results are cached by source and options.
 *
 * Without a DOM (server rendering) the result is the escaped plain text, never the given HTML.
 *
 * @param given untrusted HTML or Markdown of any content; without one the result is empty
 * @returns HTML to insert as it is. Formulas need the styles `katex/dist/katex.min.css` in the page and a
 * content security policy that allows style attributes (`style-src-attr 'unsafe-inline'`)
 * @example
 * renderRichText('**x** & ~~y~~', { format: 'markdown' }) // '<p><strong>x</strong> &amp; <s>y</s></p>'
 */
export function renderRichText(given: string | null | undefined, options: RichTextOptions): string {
  invariant(options)
  const source = sourceText(given)
  if (source === '') return ''
  if (!canSanitize()) return plainHtml(source, options.format)
  const [known] = getCachedText(source, options, 'string') ?? []
  if (known !== undefined) return known
  registerAllLanguages()
  const html = renderWhole(source, options, engines, look)
  cacheText(source, options, 'string', [html])
  return html
}
