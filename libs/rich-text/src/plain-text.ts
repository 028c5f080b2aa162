import type { RichTextFormat } from './rich-text-options'
import { textFromHtml } from './text-from-html'

/** What is shown where nothing can be rendered: the words of an HTML text, a Markdown text as typed. */
export function plainText(source: string, format: RichTextFormat): string {
  return format === 'html' ? textFromHtml(source) : source.trim()
}
