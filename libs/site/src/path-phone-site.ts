/** Pages of this site and of the phone site with plain paths. `{id}` is the same in both. */
const pages: readonly [here: string, there: string][] = [
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
  // Here they are dialogs of a page.
  ['/member', '/member/setting'],
  ['/member', '/member/profile'],
  ['/member', '/member/mobile'],
  ['/member', '/member/mobileVerify'],
  ['/member', '/member/password'],
  ['/login', '/login-password'],
]

/** Replaces a numeric last segment with `{id}`. */
function splitId(path: string): [template: string, id: string] {
  const [id = ''] = /(?<=\/)\d+$/.exec(path) ?? []
  return [id === '' ? path : `${path.slice(0, -id.length)}{id}`, id]
}

/**
 * Returns the path and query of the same page on the phone site, or `/` if it has none.
 *
 * @param path without a trailing slash
 * @param query without `?`
 */
export function pathPhoneSite(path: string, query: string): string {
  const [template, id] = splitId(path)
  const [, there = '/'] = pages.find(([here]) => here === template) ?? []
  return there.replace('{id}', id) + (query && `?${query}`)
}

/**
 * Returns the path of this site for a path of the phone site, such as `/courses/detail/4` for `/course/4`. Links of a
 * phone site that this site has replaced stay valid if you redirect them.
 *
 * @returns `null` for a path that both sites have, or that the phone site lacks
 */
export function pathFromPhoneSite(path: string): string | null {
  const [template, id] = splitId(path.replace(/\/+$/, ''))
  const [here] = pages.find(([, there]) => there === template) ?? []
  return here === undefined || here === template ? null : here.replace('{id}', id)
}
