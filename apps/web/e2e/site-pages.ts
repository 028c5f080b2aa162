import { addressOf, guardedPaths, routePaths } from './site-routes'

/** A page of the site as a visitor reaches it. */
export interface SitePage {
  /** As the router knows it, e.g. `/courses/detail/$courseId`. */
  route: string
  address: string
  needsLogin: boolean
}

// What a route needs besides its own path to have something to show.
const queries: Record<string, string> = {
  '/search': '?keywords=Python',
  '/error': '?login_err_msg=授权登录失败',
  '/order': '?goods_type=vod&goods_id=2',
}

const guarded = guardedPaths()

/** All pages of the router, and one that it does not know. A new route is among them by itself. */
export const sitePages: readonly SitePage[] = [...routePaths(), '/no/such/page'].map((route) => ({
  route,
  address: addressOf(route) + (queries[route] ?? ''),
  needsLogin: guarded.includes(route),
}))
