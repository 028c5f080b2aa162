import { textFromHtml } from '@shuyuan/rich-text'

const firstBlock = /^\s*<(h[1-6]|p|div)\b[^>]*>.*?<\/\1\s*>\s*/is

/** HTML without a first line that only repeats the title it is shown under. */
export function withoutOwnTitle(html: string, title: string): string {
  const block = firstBlock.exec(html)?.[0] ?? ''
  const text = textFromHtml(block).replace(/[:：]$/, '')
  return text === title ? html.slice(block.length) : html
}
