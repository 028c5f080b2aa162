import type { Options } from 'minisearch'

/** A heading of a page with the text below it. */
export interface SearchSection {
  id: number
  /** Title of the page in the sidebar. */
  page: string
  /** Empty for the text above the first heading. */
  heading: string
  text: string
  href: string
}

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' })

/** Returns the words of a Chinese or English text. Only Chinese needs the segmenter, which is slow. */
function wordsOf(text: string): string[] {
  return (text.match(/\p{Script=Han}+|\w+/gu) ?? []).flatMap((run) =>
    /^\w/.test(run) ? run : Array.from(segmenter.segment(run), ({ segment }) => segment),
  )
}

/** Options of the index, for the build that writes it and the page that reads it. */
export const searchOptions: Options<SearchSection> = {
  fields: ['page', 'heading', 'text'],
  storeFields: ['page', 'heading', 'text', 'href'],
  tokenize: wordsOf,
  searchOptions: {
    boost: { page: 4, heading: 2 },
    combineWith: 'AND',
    prefix: true,
    fuzzy: 0.1,
  },
}
