import { escapeHtml } from './html/escape-html'
import { textFromHtml } from './html/text-from-html'
import type { RichTextFormat } from './rich-text-options'

/** Fallback if nothing can be rendered: the text of HTML, or Markdown as typed. */
export function plainText(source: string, format: RichTextFormat): string {
  return format === 'markdown' ? source.trim() : textFromHtml(source)
}

/** The same as an HTML paragraph. */
export function plainHtml(source: string, format: RichTextFormat): string {
  return `<p>${escapeHtml(plainText(source, format))}</p>`
}
