import { LRUCache } from 'lru-cache'
import type { Page } from './page'

const bytesAtMost = 128 * 1024 * 1024

/** Carries a page that only those get who wait for it. */
class NotKept extends Error {
  readonly page: Page

  constructor(page: Page) {
    super('This page is not to be kept')
    this.page = page
  }
}

/**
 * Keeps rendered pages by their URL: renders each once at a time, and gives the old one while a new one
 * is made, or when what was made is not to be kept.
 */
export function createPageCache(
  render: (url: string) => Promise<Page>,
  freshMs: number,
): (url: string) => Promise<Page> {
  if (freshMs <= 0) return render
  const pages = new LRUCache<string, Page>({
    maxSize: bytesAtMost,
    sizeCalculation: ({ html, gzipped }) => html.length + gzipped.length,
    ttl: freshMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod(url) {
      const page = await render(url)
      if (!page.isKept) throw new NotKept(page)
      return page
    },
  })
  return async (url) => {
    try {
      const isKept = pages.peek(url, { allowStale: true }) !== undefined
      const page = await pages.fetch(url, { allowStaleOnFetchRejection: isKept })
      return page ?? (await render(url))
    } catch (error) {
      if (error instanceof NotKept) return error.page
      throw error
    }
  }
}
