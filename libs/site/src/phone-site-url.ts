import { hashPhoneSite } from './hash-phone-site'
import { pathPhoneSite } from './path-phone-site'

/** How the URLs of a phone site are written: today's has plain paths, the former one hash routes. */
export type PhoneSiteRoutes = 'path' | 'hash'

/** Where a visitor is, and where the phone site stands. */
export interface PhoneSiteRequest {
  /** Path of the page, e.g. `/courses/detail/12`. */
  path: string
  /** Query string of the page, with or without `?`. */
  search: string
  /** URL of the phone site; `''` when there is none. */
  h5Url: string
  /** @default 'path' */
  routes?: PhoneSiteRoutes
  /** A URL of this site. A phone site at its root is this site itself: there is none. */
  siteUrl?: string
}

/**
 * The URL on the phone site that shows what a page shows. The query of the page is kept, a referral
 * mark (`msv`) too; a page that the phone site does not have leads to its start.
 *
 * @returns `null` when there is no phone site or its URL is not an http(s) one
 */
export function phoneSiteUrl({
  path,
  search,
  h5Url,
  routes = 'path',
  siteUrl,
}: PhoneSiteRequest): string | null {
  if (!/^https?:/i.test(h5Url) || !URL.canParse(h5Url)) return null
  const { origin, host, pathname } = new URL(h5Url)
  const below = pathname.replace(/\/+$/, '')
  if (siteUrl !== undefined && below === '' && host === new URL(siteUrl).host) return null
  const base = origin + below
  const page = path.replace(/\/+$/, '')
  const query = search.replace(/^\?/, '')
  return base + (routes === 'hash' ? hashPhoneSite(page, query) : pathPhoneSite(page, query))
}
