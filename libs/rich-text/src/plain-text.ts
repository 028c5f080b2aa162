import { escapeHtml } from './html/escape-html'
import { textFromHtml } from './html/text-from-html'
import type { RichTextFormat } from './rich-text-options'

/** What is shown where nothing can be rendered: the words of an HTML text, a Markdown text as typed. */
export function plainText(source: string, format: RichTextFormat): string {
  return format === 'markdown' ? source.trim() : textFromHtml(source)
}

/** The same as a paragraph of HTML. */
export function plainHtml(source: string, format: RichTextFormat): string {
  return `<p>${escapeHtml(plainText(source, format))}</p>`
}
