import { readFileSync } from 'node:fs'

/** A page of the site as a visitor reaches it. */
export interface SitePage {
  /** As the router knows it, e.g. `/courses/detail/$courseId`. */
  route: string
  path: string
  needsLogin: boolean
}

// What a route needs besides its own path to have something to show.
const addresses: Record<string, string> = {
  '/search': '/search?keywords=Python',
  '/error': '/error?login_err_msg=授权登录失败',
  '/order': '/order?goods_type=vod&goods_id=1',
  '/courses/detail/$courseId': '/courses/detail/1',
  '/courses/video/$courseId': '/courses/video/101',
}

function readRoutes(): SitePage[] {
  const tree = readFileSync(new URL('../src/route-tree.gen.ts', import.meta.url), 'utf8')
  const list = (name: string) => {
    const block = new RegExp(`\\n  ${name}:((?:\\n    \\| '[^']+')+)`).exec(tree)?.[1] ?? ''
    return [...block.matchAll(/'([^']+)'/g)].flatMap(([, path]) => path ?? [])
  }
  const ids = list('id')
  const visible = (id: string) => id.replace(/\/_[^/]+/g, '').replace(/(.)\/$/, '$1')
  return list('to').map((route) => {
    const path = addresses[route] ?? route
    if (path.includes('$'))
      throw new Error(`${route}: say in ${import.meta.url} what to show there`)
    const needsLogin = ids.some((id) => visible(id) === route && id.includes('/_signed-in'))
    return { route, path, needsLogin }
  })
}

/** All pages of the router, and one that it does not know. A new route is among them by itself. */
export const sitePages: readonly SitePage[] = [
  ...readRoutes(),
  { route: '404', path: '/no/such/page', needsLogin: false },
]
