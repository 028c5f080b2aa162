import { plainHtml } from './plain-text'
import { getCachedText, cacheText } from './render/text-cache'
import type { RichTextOptions } from './rich-text-options'
import { invariant, sourceText } from './source-text'

/**
 * Asynchronous {@link renderRichText}, with two differences. It loads only the code that the text needs: the
 * sanitizer always, the Markdown parser for Markdown, KaTeX and its styles for formulas, the highlighter and
 * the named languages for code blocks. And it renders texts of more than 16,000 characters in slices of 8 ms,
 * so that the page stays responsive.
 *
 * @param given untrusted HTML or Markdown; without one the result is empty
 * @returns safe HTML. If the highlighter fails to load, code has no colors; if KaTeX fails to load, formulas
 * stay as typed. Such results are not cached
 * @throws the error of the failed import, if the sanitizer or the Markdown parser fails to load
 */
export async function loadRichText(
  given: string | null | undefined,
  options: RichTextOptions,
): Promise<string> {
  invariant(options)
  const source = sourceText(given)
  if (source === '') return ''
  if (typeof window === 'undefined') return plainHtml(source, options.format)
  const [known] = getCachedText(source, options, 'string') ?? []
  if (known !== undefined) return known
  const [{ streamRichText }] = await Promise.all([
    import('./render/stream-rich-text'),
    // Starts loading in parallel with the other import.
    options.format === 'markdown' ? import('./markdown/parse-markdown') : null,
  ])
  let html = ''
  let isWhole = true
  for await (const piece of streamRichText(source, options, { withBar: false })) {
    html += piece.html
    isWhole &&= !piece.lacksMath && !piece.lacksColors
  }
  if (isWhole) cacheText(source, options, 'string', [html])
  return html
}
