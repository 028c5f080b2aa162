import type { Route } from '../auth/route'
import { publicRoute } from '../auth/route'
import { friendLinks, navTree } from '../wire/menus'
import { siteConfig } from '../wire/site-config'

/** Health, configuration and menus. */
export const systemRoutes: Route[] = [
  publicRoute('GET', '/api/v3/status', () => []),

  publicRoute('GET', '/api/v2/other/config', ({ sandbox }) => siteConfig(sandbox)),

  publicRoute('GET', '/api/v2/navs', ({ sandbox }) => navTree(sandbox)),

  publicRoute('GET', '/api/v2/links', ({ sandbox }) => friendLinks(sandbox)),
]
