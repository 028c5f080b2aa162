import { LRUCache } from 'lru-cache'
import type { Page } from './page'

const bytesAtMost = 64 * 1024 * 1024

/** Carries a page that only those get who wait for it. */
class NotKept extends Error {
  readonly page: Page

  constructor(page: Page) {
    super('This page is not to be kept')
    this.page = page
  }
}

interface PageCacheOptions {
  /** How long a page is given as it is, in ms; 0 keeps nothing. */
  freshMs: number
  /** How long after that it is still given while a new one is made, in ms. */
  staleMs: number
}

/**
 * Keeps rendered pages by their URL: renders each once at a time, gives one that is not too old while a
 * new one is made, and any older one when what was made is not to be kept.
 */
export function createPageCache(
  render: (url: string) => Promise<Page>,
  { freshMs, staleMs }: PageCacheOptions,
): (url: string) => Promise<Page> {
  if (freshMs <= 0) return render
  const pages = new LRUCache<string, Page>({
    maxSize: bytesAtMost,
    sizeCalculation: ({ gzipped }) => gzipped.length,
    ttl: freshMs,
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
      const page = await pages.fetch(url, {
        allowStale: pages.getRemainingTTL(url) > -staleMs,
        allowStaleOnFetchRejection: isKept,
      })
      return page ?? (await render(url))
    } catch (error) {
      if (error instanceof NotKept) return error.page
      throw error
    }
  }
}
