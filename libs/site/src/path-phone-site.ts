/** Pages of the phone site by their paths here; `{id}` goes along. */
const pages = new Map([
  ['/courses', '/courses'],
  ['/courses/detail/{id}', '/course/{id}'],
  ['/courses/video/{id}', '/course/video/{id}'],
  ['/vip', '/role'],
  ['/study-center', '/study'],
  ['/member', '/member'],
  ['/member/orders', '/member/order'],
  ['/member/messages', '/messages'],
  ['/announcement', '/announcement'],
  ['/search', '/search'],
  ['/login', '/login'],
  ['/order', '/order'],
])

/**
 * Path and query of what a page shows on the phone site, `/` for what that does not have.
 *
 * @param path without a slash at its end
 * @param query without `?`
 */
export function pathPhoneSite(path: string, query: string): string {
  const [id = ''] = /\d+$/.exec(path) ?? []
  const key = id === '' ? path : `${path.slice(0, -id.length)}{id}`
  const page = pages.get(key) ?? '/'
  return page.replace('{id}', id) + (query && `?${query}`)
}
