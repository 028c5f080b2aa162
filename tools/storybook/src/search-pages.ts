import type MiniSearch from 'minisearch'
import type { SearchSection } from './search-options.ts'

/** A page that contains the words. */
export interface SearchHit {
  /** Title of the page in the sidebar. */
  page: string
  heading: string
  href: string
  /** Text around the first word: before it, the word and after it. */
  excerpt: [string, string, string]
}

const maximum = 20

/** Returns about 160 characters around the first of the words, which is empty if the text has none of them. */
function excerptOf(text: string, words: string[]): [string, string, string] {
  const places = words.map((word) => ({ word, at: text.toLowerCase().indexOf(word) }))
  const { word = '', at = 0 } = places.find((place) => place.at >= 0) ?? {}
  const start = Math.max(0, text.lastIndexOf(' ', Math.max(0, at - 40)) + 1)
  const end = at + word.length
  return [
    (start > 0 ? '… ' : '') + text.slice(start, at),
    text.slice(at, end),
    text.slice(end, at + 120) + (text.length > at + 120 ? ' …' : ''),
  ]
}

/** Returns the pages that contain the words, each with its best section, best first. */
export function searchPages(index: MiniSearch<SearchSection>, words: string): SearchHit[] {
  const sections = index.search(words)
  const pages = new Map<string, SearchHit>()
  for (const { page, heading, href, text, terms } of sections) {
    if (pages.size === maximum) break
    if (pages.has(page)) continue
    pages.set(page, {
      page,
      heading,
      href,
      excerpt: excerptOf(String(text), [words.toLowerCase(), ...terms]),
    })
  }
  return [...pages.values()]
}

/** Returns the last parts of a sidebar path, which name a page: `player 播放器 / Limits 限制`. */
export const pageName = (path: string) => path.split('/').slice(-2).join(' / ')
