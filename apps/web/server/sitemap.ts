import { Readable, type Transform } from 'node:stream'
import type { ApiClient } from '@shuyuan/api'
import { LRUCache } from 'lru-cache'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { readAnnouncementPaths, readPagePaths } from './public-paths'

interface SitemapOptions {
  api: ApiClient
  /** Gives where the public finds the site, without a trailing slash; `''`: nothing is listed. */
  readSiteUrl: () => Promise<string>
  /** How long the files are given before they are made anew, in ms. @default an hour */
  freshMs?: number
  /** Between two calls, so that a large school is read well within the API's limit. @default 3000 */
  pauseMs?: number
  /** Entries of a file. @default 50,000, the most that search engines read */
  entriesAtMost?: number
}

/** File names and their XML. */
type Files = ReadonlyMap<string, string>

async function write(stream: Transform, urls: string[]): Promise<string> {
  return (await streamToPromise(Readable.from(urls).pipe(stream))).toString()
}

/**
 * Lists the public pages of the site for search engines: `sitemap.xml`, and beyond 50,000 pages
 * `sitemap-1.xml` and so on, which it then names. The API is asked in the background, slowly.
 *
 * @returns the file of a name, `null` if there is none
 * @throws ApiError when the API could not be asked and there is no older file
 */
export function createSitemap({
  api,
  readSiteUrl,
  freshMs = 60 * 60 * 1000,
  pauseMs = 3000,
  entriesAtMost = 50_000,
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
    for (let start = 0; start < urls.length; start += entriesAtMost) {
      const part = urls.slice(start, start + entriesAtMost)
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
