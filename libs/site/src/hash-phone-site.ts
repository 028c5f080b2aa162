/** Maps path prefixes of this site to pages of the hash-routed phone site. */
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
 * Returns the part after the base URL of the hash-routed phone site that shows the same page. The
 * query precedes the page's own parameters; the start page keeps only the referral code (`msv`).
 *
 * @param path without a trailing slash
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
