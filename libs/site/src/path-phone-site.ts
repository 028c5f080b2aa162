/** Maps paths of this site to those of the phone site; `{id}` is kept. */
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
 * Returns the path and query of the same page on the phone site, or `/` if it has none.
 *
 * @param path without a trailing slash
 * @param query without `?`
 */
export function pathPhoneSite(path: string, query: string): string {
  const [id = ''] = /\d+$/.exec(path) ?? []
  const key = id === '' ? path : `${path.slice(0, -id.length)}{id}`
  const page = pages.get(key) ?? '/'
  return page.replace('{id}', id) + (query && `?${query}`)
}
