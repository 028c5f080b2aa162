/** Where a visitor is, and where the phone site stands. */
export interface PhoneSiteRequest {
  /** Path of the page, e.g. `/courses/detail/12`. */
  path: string
  /** Query string of the page, with or without `?`. */
  search: string
  /** Address of the phone site; `''` when there is none. */
  h5Url: string
}

/** Pages that the phone site has too: how their paths begin here, and their page there. */
const pages: readonly [start: string, page: string, parameters: string][] = [
  ['/topic/detail/', '/pages/webview/webview', 'course_type=topic&'],
  ['/courses/detail/', '/pages/course/show', ''],
  ['/courses/video/', '/pages/course/video', ''],
  ['/live/detail/', '/packageA/live/show', ''],
  ['/live/video/', '/packageA/live/video', ''],
  ['/book/detail/', '/packageA/book/show', ''],
  ['/book/read/', '/pages/webview/webview', 'course_type=book&'],
  ['/learnPath/detail/', '/packageA/learnPath/show', ''],
  ['/exam/papers/detail/', '/pages/webview/webview', 'course_type=paperRead&'],
  ['/exam/practice/detail/', '/pages/webview/webview', 'course_type=practiceRead&'],
  ['/exam/mockpaper/detail/', '/pages/webview/webview', 'course_type=mockRead&'],
]

/**
 * The address on the phone site that shows what a page shows. The query of the page is kept; a
 * page that the phone site does not have leads to its start. A referral mark (`msv`) in the query
 * goes before everything: it leads to the start, with the mark.
 *
 * @returns `null` when there is no phone site or its address is not an http(s) one
 */
export function phoneSiteAddress({ path, search, h5Url }: PhoneSiteRequest): string | null {
  if (!/^https?:/i.test(h5Url) || !URL.canParse(h5Url)) return null
  const msv = new URLSearchParams(search).get('msv')
  if (msv) {
    const { origin, pathname } = new URL(h5Url)
    return `${origin}${pathname}#/?msv=${encodeURIComponent(msv)}`
  }

  const base = h5Url.replace(/\/+$/, '')
  const query = search.replace(/^\?/, '')
  for (const [start, page, parameters] of pages) {
    if (!path.startsWith(start)) continue
    const id = path.slice(start.length).replace(/\/$/, '')
    if (!id || id.includes('/')) continue
    return `${base}/#${page}?${query ? `${query}&` : ''}${parameters}id=${id}`
  }
  return base
}
