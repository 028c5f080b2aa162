import { LRUCache } from 'lru-cache'
import type { Page } from './page'

/** What the objects of an entry take beside their texts and the page, in bytes. */
const entryBytes = 1000

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
  /** Memory that all kept pages may take together, in bytes. @default 64 MiB */
  maxBytes?: number
}

function sizeOf({ gzipped, headers }: Page, url: string): number {
  // A character takes up to two bytes.
  return gzipped.length + 2 * (url.length + JSON.stringify(headers).length) + entryBytes
}

/**
 * Keeps rendered pages by their URL: renders each once at a time, gives one that is not too old while a
 * new one is made, and any older one when what was made is not to be kept.
 */
export function createPageCache(
  render: (url: string) => Promise<Page>,
  { freshMs, staleMs, maxBytes = 64 * 1024 * 1024 }: PageCacheOptions,
): (url: string) => Promise<Page> {
  if (freshMs <= 0) return render
  const pages = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
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
