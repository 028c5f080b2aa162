import { LRUCache } from 'lru-cache'
import type { Page } from './page'

/** Memory of an entry's objects, without strings and page, in bytes. */
const entryBytes = 1000

/** Passes an uncacheable page to all pending requests without caching it. */
class UncacheablePage extends Error {
  readonly page: Page

  constructor(page: Page) {
    super('This page is not cacheable')
    this.page = page
  }
}

/** A page is fresh or stale if it was cached. */
export type PageSource = 'fresh' | 'stale' | 'rendered'

interface PageCacheOptions {
  /** How long a page is fresh unless it says otherwise, in ms. 0 disables caching. */
  freshMs: number
  /** How long a stale page is served while a new one is rendered, in ms. */
  staleMs: number
  /** Memory limit of all cached pages, in bytes. @default 64 MiB */
  maxBytes?: number
  /** Called for each page with its source. */
  onServe?: ((source: PageSource) => void) | undefined
}

/** Returns the `Cache-Control` of a page for browsers and proxies. */
export function cacheControl({
  freshMs,
  staleMs,
}: Pick<PageCacheOptions, 'freshMs' | 'staleMs'>): string {
  if (freshMs <= 0) return 'no-cache'
  const [fresh, stale] = [freshMs, staleMs].map((ms) => Math.round(ms / 1000))
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=86400`
}

function sizeOf({ gzipped, headers }: Page, url: string): number {
  // A character takes up to two bytes.
  return gzipped.length + 2 * (url.length + JSON.stringify(headers).length) + entryBytes
}

/**
 * Caches rendered pages by URL and deduplicates concurrent renders. Serves a stale page while a new one is
 * rendered, and a page of any age if the new one is not cacheable.
 */
export function createPageCache(
  render: (url: string, client?: string) => Promise<Page>,
  { freshMs, staleMs, maxBytes = 64 * 1024 * 1024, onServe }: PageCacheOptions,
): (url: string, client?: string) => Promise<Page> {
  if (freshMs <= 0) return render
  const pages = new LRUCache<string, Page, string | undefined>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: freshMs,
    noDeleteOnFetchRejection: true,
    async fetchMethod(url, _stale, { options, context: client }) {
      const page = await render(url, client)
      if (!page.isCacheable) throw new UncacheablePage(page)
      if (page.freshMs !== undefined) options.ttl = page.freshMs
      return page
    },
  })
  return async (url, client) => {
    try {
      const isCached = pages.peek(url, { allowStale: true }) !== undefined
      const ttl = pages.getRemainingTTL(url)
      const isStale = isCached && ttl <= 0 && ttl > -staleMs
      onServe?.(isCached && ttl > 0 ? 'fresh' : isStale ? 'stale' : 'rendered')
      const page = await pages.fetch(url, {
        allowStale: ttl > -staleMs,
        allowStaleOnFetchRejection: isCached,
        context: client,
      })
      return page ?? (await render(url, client))
    } catch (error) {
      if (error instanceof UncacheablePage) return error.page
      throw error
    }
  }
}
