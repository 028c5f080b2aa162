// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- whoever compiles this from source must know that styles can be imported; an ambient file has no import form
/// <reference path="./css-modules.d.ts" />
import { escapeHtml } from './escape-html'
import { plainText } from './plain-text'
import type { RichTextOptions } from './rich-text-options'

async function loadMathsTypesetter() {
  const [typesetter] = await Promise.all([
    import('./typeset-maths'),
    import('katex/dist/katex.min.css'),
  ])
  return typesetter
}

/**
 * As {@link renderRichText}, loading only what the text needs: the sanitiser always, the Markdown
 * parser for Markdown, KaTeX with its styles when there is a formula, the highlighter when there is
 * a code block. Rejects when one of them cannot be fetched.
 */
export async function loadRichText(source: string, options: RichTextOptions): Promise<string> {
  const [{ prepareText, serialise }, { canSanitise }, markdown] = await Promise.all([
    import('./prepared-text'),
    import('./sanitise'),
    options.format === 'markdown' ? import('./markdown-to-html') : null,
  ])
  if (!canSanitise()) return `<p>${escapeHtml(plainText(source, options.format))}</p>`
  const prepared = prepareText(markdown ? markdown.markdownToHtml(source) : source, options)
  const [typesetter, highlighter] = await Promise.all([
    prepared.maths.length > 0 ? loadMathsTypesetter() : null,
    prepared.code.length > 0 ? import('./highlight-code') : null,
  ])
  typesetter?.typesetMaths(prepared.maths)
  highlighter?.highlightCode(prepared.code)
  return serialise(prepared)
}
