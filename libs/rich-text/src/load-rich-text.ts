import { plainHtml } from './plain-text'
import { recallText, rememberText } from './render/text-cache'
import type { RichTextOptions } from './rich-text-options'
import { mistakesIn, reportMistakes, sourceText } from './source-text'
import { usableOptions } from './options/usable-options'

/**
 * As {@link renderRichText}, with two differences. It loads only what the text needs: the sanitizer
 * always, the Markdown parser for Markdown, KaTeX with its styles when there is a formula, the
 * highlighter and the languages named when there is a block of code. And a text of more than 16,000
 * characters is rendered in turns of some 8 ms, so that the page keeps answering.
 *
 * @param given untrusted HTML or Markdown; without one the result is empty
 * @returns safe HTML. When the highlighter cannot be fetched, code is plain; when KaTeX cannot,
 * formulas stand there as typed; such a result is not kept for the next time
 * @throws what the failed import threw, when the sanitizer or the Markdown parser cannot be fetched
 */
export async function loadRichText(
  given: string | null | undefined,
  givenOptions: RichTextOptions,
): Promise<string> {
  reportMistakes(mistakesIn('loadRichText', given, givenOptions))
  const options = usableOptions(givenOptions)
  const source = sourceText(given)
  if (source === '') return ''
  if (typeof window === 'undefined') return plainHtml(source, options.format)
  const [known] = recallText(source, options, 'string') ?? []
  if (known !== undefined) return known
  const [{ streamRichText }] = await Promise.all([
    import('./render/stream-rich-text'),
    // Asked for later, too; asked for now, it is on its way together with the other.
    options.format === 'markdown' ? import('./markdown/parse-markdown') : null,
  ])
  let html = ''
  let isWhole = true
  for await (const piece of streamRichText(source, options, { withBar: false })) {
    html += piece.html
    isWhole &&= !piece.lacksMath && !piece.lacksColors
  }
  if (isWhole) rememberText(source, options, 'string', [html])
  return html
}
