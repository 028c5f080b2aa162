import { textFromHtml } from '@shuyuan/rich-text'

export interface Reason {
  title: string
  text: string
}

/** Page editors wrap text in them. */
const wrapper = /<\/?div\b[^>]*>/g
const pair = /<h([2-4])\b[^>]*>([^<]+)<\/h\1>\s*<p\b[^>]*>([^<]+)<\/p>/g

/** Reads HTML that consists of two to six plain-text pairs of heading and paragraph. Null for other HTML. */
export function readReasons(html: string): Reason[] | null {
  const pairs = html.replaceAll(wrapper, '')
  if (pairs.replaceAll(pair, '').trim() !== '') return null
  const reasons = Array.from(pairs.matchAll(pair), ([, , title = '', text = '']) => ({
    title: textFromHtml(title),
    text: textFromHtml(text),
  }))
  return reasons.length >= 2 && reasons.length <= 6 ? reasons : null
}
