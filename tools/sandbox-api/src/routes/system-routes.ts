import type { Route } from '../auth/route'
import { publicRoute } from '../auth/route'
import { requireTexts } from '../wire/input'
import { friendLinks, navTree } from '../wire/menus'
import { siteConfig } from '../wire/site-config'

/** Health, configuration and menus. */
export const systemRoutes: Route[] = [
  publicRoute('GET', '/api/v3/status', () => []),

  publicRoute('GET', '/api/v2/other/config', ({ sandbox }) => siteConfig(sandbox)),

  publicRoute('GET', '/api/v2/navs', ({ sandbox, input }) =>
    navTree(sandbox, input.has('platform') ? input.text('platform') : 'PC'),
  ),

  publicRoute('GET', '/api/v2/links', ({ sandbox }) => friendLinks(sandbox)),

  publicRoute('GET', '/api/v3/other/wechat-mp-jssdk', ({ input }) => {
    requireTexts(input, { path: '参数错误' })
    return { enabled: 0 }
  }),
]
