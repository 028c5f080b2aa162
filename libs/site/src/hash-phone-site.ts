/** Pages of the hash-routed phone site: how their paths begin here, and their page there. */
const pages: readonly [start: string, page: string, parameters: string][] = [
  ['/topic/detail', '/pages/webview/webview', 'course_type=topic&'],
  ['/courses/detail', '/pages/course/show', ''],
  ['/courses/video', '/pages/course/video', ''],
  ['/live/detail', '/packageA/live/show', ''],
  ['/live/video', '/packageA/live/video', ''],
  ['/book/detail', '/packageA/book/show', ''],
  ['/book/read', '/pages/webview/webview', 'course_type=book&'],
  ['/learnPath/detail', '/packageA/learnPath/show', ''],
  ['/exam/papers/detail', '/pages/webview/webview', 'course_type=paperRead&'],
  ['/exam/practice/detail', '/pages/webview/webview', 'course_type=practiceRead&'],
  ['/exam/mockpaper/detail', '/pages/webview/webview', 'course_type=mockRead&'],
]

/**
 * The part of a URL behind the hash-routed phone site's own that shows what a page shows. The query
 * goes along before the page's own; the start page gets a referral mark (`msv`) alone.
 *
 * @param path without a slash at its end
 * @param query without `?`
 */
export function hashPhoneSite(path: string, query: string): string {
  const [, start, id] = /^(.+)\/(\d+)$/.exec(path) ?? []
  const found = pages.find(([known]) => known === start)
  if (found !== undefined) {
    const [, page, parameters] = found
    return `/#${page}?${query && `${query}&`}${parameters}id=${id}`
  }
  const msv = new URLSearchParams(query).get('msv')
  return msv ? `/#/?msv=${encodeURIComponent(msv)}` : ''
}
