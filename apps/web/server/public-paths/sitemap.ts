import { Readable, type Transform } from 'node:stream'
import type { ApiClient } from '@shuyuan/api'
import { LRUCache } from 'lru-cache'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { readAnnouncementPaths, readPagePaths } from './public-paths'

interface SitemapOptions {
  api: ApiClient
  /** Returns the public URL of the site without a trailing slash. There is no sitemap if it is empty. */
  readSiteUrl: () => Promise<string>
  /** How long the files are fresh, in ms. @default one hour */
  freshMs?: number
  /** Delay between API calls, to stay within the API's limit, in ms. @default 3000 */
  pauseMs?: number
  /** Maximum entries per file. @default 50,000, the limit of search engines */
  maxEntries?: number
}

/** File names and their XML. */
type Files = ReadonlyMap<string, string>

async function write(stream: Transform, urls: string[]): Promise<string> {
  return (await streamToPromise(Readable.from(urls).pipe(stream))).toString()
}

/**
 * Creates the sitemap of the public pages. If there are more than 50,000, `sitemap.xml` is an index of `sitemap-1.xml`
 * and so on. Reads the API slowly in the background.
 *
 * @returns a function that returns a file by name, or `null` if there is none
 * @throws ApiError if the API call fails and there is no older file
 */
export function createSitemap({
  api,
  readSiteUrl,
  freshMs = 60 * 60 * 1000,
  pauseMs = 3000,
  maxEntries = 50_000,
}: SitemapOptions): (name: string) => Promise<string | null> {
  async function readUrls(): Promise<string[]> {
    const pages = await readPagePaths(api, pauseMs)
    return [...pages, ...(await readAnnouncementPaths(api, pauseMs))]
  }

  async function makeFiles(): Promise<Files> {
    const siteUrl = await readSiteUrl()
    if (siteUrl === '') return new Map()
    const urls = await readUrls()
    const parts: string[] = []
    for (let start = 0; start < urls.length; start += maxEntries) {
      const part = urls.slice(start, start + maxEntries)
      parts.push(await write(new SitemapStream({ hostname: siteUrl }), part))
    }
    const [only] = parts
    if (only !== undefined && parts.length === 1) return new Map([['sitemap.xml', only]])
    const names = parts.map((_, index) => `sitemap-${index + 1}.xml`)
    const index = await write(
      new SitemapIndexStream(),
      names.map((name) => `${siteUrl}/${name}`),
    )
    return new Map([
      ['sitemap.xml', index],
      ...parts.map((part, at) => [`sitemap-${at + 1}.xml`, part] as const),
    ])
  }

  const kept = new LRUCache<'files', Files>({
    max: 1,
    ttl: freshMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: makeFiles,
  })
  return async (name) => (await kept.fetch('files'))?.get(name) ?? null
}
