import { learnAllLanguages } from './code/all-languages'
import { colorCode } from './code/highlighter'
import { canSanitize } from './html/sanitize'
import { mathToHtml } from './math/typeset-math'
import { plainHtml } from './plain-text'
import { renderWhole } from './render/render-whole'
import { recallText, rememberText } from './render/text-cache'
import type { RichTextOptions } from './rich-text-options'
import { mistakesIn, reportMistakes, sourceText } from './source-text'
import { usableOptions } from './options/usable-options'

const look = { withBar: false }
const engines = { math: mathToHtml, code: colorCode }

/**
 * Turns HTML or Markdown into safe HTML, at once. It cannot wait, so it brings every library with it
 * (about 200 kB compressed) and holds the page for as long as the text takes; in a page use
 * `RichText` or {@link loadRichText}, which load what a text needs and render long ones in turns.
 * The last texts are kept: the same source with the same options costs a look-up.
 *
 * Without a DOM (server rendering) the result is the escaped plain text, never the HTML given.
 *
 * @param given untrusted HTML or Markdown; never throws, whatever it holds; without one the result is empty
 * @returns HTML to be inserted as it is. Formulas need the page to load `katex/dist/katex.min.css`,
 * and a content security policy that lets styles stand on elements (`style-src-attr 'unsafe-inline'`)
 * @example
 * renderRichText('**x** & ~~y~~', { format: 'markdown' }) // '<p><strong>x</strong> &amp; <s>y</s></p>'
 */
export function renderRichText(
  given: string | null | undefined,
  givenOptions: RichTextOptions,
): string {
  reportMistakes(mistakesIn('renderRichText', given, givenOptions))
  const options = usableOptions(givenOptions)
  const source = sourceText(given)
  if (source === '') return ''
  if (!canSanitize()) return plainHtml(source, options.format)
  const [known] = recallText(source, options, 'string') ?? []
  if (known !== undefined) return known
  learnAllLanguages()
  const html = renderWhole(source, options, engines, look)
  rememberText(source, options, 'string', [html])
  return html
}
