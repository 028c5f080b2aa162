import { hashPhoneSite } from './hash-phone-site'
import { pathPhoneSite } from './path-phone-site'

/** URL style of a phone site: plain paths today, hash routes on the former one. */
export type PhoneSiteRoutes = 'path' | 'hash'

/** Current page and the phone site. */
export interface PhoneSiteRequest {
  /** Path of the page, e.g. `/courses/detail/12`. */
  path: string
  /** Query string of the page, with or without `?`. */
  search: string
  /** Base URL of the phone site; `''` if there is none. */
  h5Url: string
  /** @default 'path' */
  routes?: PhoneSiteRoutes
  /** URLs of this site. A phone site at the root of one of their hosts is ignored. */
  siteUrls?: readonly string[]
}

/** Not with `URL.canParse`, which is missing in supported browsers. */
function parse(url: string): URL | null {
  try {
    return new URL(url)
  } catch {
    return null
  }
}

/**
 * Returns the URL of the same page on the phone site. The query is kept, including the referral
 * code (`msv`). Pages that the phone site does not have lead to its start page.
 *
 * @returns `null` without a phone site or with a URL that is not HTTP(S)
 */
export function phoneSiteUrl({
  path,
  search,
  h5Url,
  routes = 'path',
  siteUrls = [],
}: PhoneSiteRequest): string | null {
  const phoneSite = /^https?:/i.test(h5Url) ? parse(h5Url) : null
  if (phoneSite === null) return null
  const { origin, host, pathname } = phoneSite
  const below = pathname.replace(/\/+$/, '')
  const isHere = siteUrls.some((url) => parse(url)?.host === host)
  if (isHere && below === '') return null
  const base = origin + below
  const page = path.replace(/\/+$/, '')
  const query = search.replace(/^\?/, '')
  return base + (routes === 'hash' ? hashPhoneSite(page, query) : pathPhoneSite(page, query))
}
