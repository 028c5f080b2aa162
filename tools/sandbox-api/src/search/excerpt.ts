import type { Hit } from './find-hits'

const reach = 100

/** The passage shown under a hit; inside the long text the find is written as the person typed it. */
export function excerpt({ shortDescription, description }: Hit, keywords: string): string {
  if (shortDescription.toLowerCase().includes(keywords.toLowerCase())) return shortDescription
  const at = description.toLowerCase().indexOf(keywords.toLowerCase())
  if (at < 0) return ''
  const end = at + keywords.length
  const before = description.slice(Math.max(0, at - reach), at)
  return `${before}${keywords}${description.slice(end, end + reach)}...`
}
