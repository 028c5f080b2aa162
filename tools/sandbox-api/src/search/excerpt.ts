import type { Hit } from './find-hits'

const reach = 100

/** Returns the text around a match. As in production, the match has the case of the keywords. */
export function excerpt({ shortDescription, description }: Hit, keywords: string): string {
  if (shortDescription.toLowerCase().includes(keywords.toLowerCase())) return shortDescription
  const at = description.toLowerCase().indexOf(keywords.toLowerCase())
  if (at < 0) return ''
  const end = at + keywords.length
  const before = description.slice(Math.max(0, at - reach), at)
  return `${before}${keywords}${description.slice(end, end + reach)}...`
}
