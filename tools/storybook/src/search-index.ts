import MiniSearch from 'minisearch'
import { sanitize } from 'storybook/internal/csf'
import { searchOptions, type SearchSection } from './search-options.ts'

interface SearchedFile {
  text: string
  /** Title of the page in the sidebar that shows the text. Files without one are not searched. */
  page?: string
  /** A Chinese sentence that only the page contains. */
  zh?: string
}

/** Returns the fragment of a heading, as Storybook creates it. */
function anchorOf(heading: string): string {
  const words = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
  return `#${words.replaceAll(' ', '-')}`
}

/** Returns the words of a Markdown text, for an excerpt. */
function proseOf(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*|]|-{3,}|^# .*$/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Splits a document at its headings. */
function sectionsOf({ text, page = '', zh = '' }: SearchedFile): Omit<SearchSection, 'id'>[] {
  const href = `?path=/docs/${sanitize(page)}--docs`
  let section = { page, heading: '', text: zh, href }
  const sections = [section]
  let isCode = false
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      isCode = !isCode
      continue
    }
    const heading = isCode ? undefined : /^##+ (.+)$/.exec(line)?.[1]?.replaceAll('`', '')
    if (heading === undefined) section.text += `\n${line}`
    else {
      section = { page, heading, text: '', href: href + anchorOf(heading) }
      sections.push(section)
    }
  }
  return sections
}

/** Creates the index of the documents that have a page. */
export function searchIndex(files: SearchedFile[]): MiniSearch<SearchSection> {
  const index = new MiniSearch(searchOptions)
  const sections = files.filter(({ page }) => page !== undefined).flatMap(sectionsOf)
  index.addAll(sections.map((section, id) => ({ ...section, id, text: proseOf(section.text) })))
  return index
}
