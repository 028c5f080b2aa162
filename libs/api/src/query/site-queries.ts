import type { ApiClient } from '../client/api-client'
import { readFriendLinks } from '../normalise/friend-links'
import { readHomeBlocks } from '../normalise/home-blocks'
import { readNavs } from '../normalise/navs'
import { readSiteConfig } from '../normalise/site-config'
import { apiQuery } from './api-query'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** The site's settings. */
export const siteConfigQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.site, 'config'],
    staleTime: staleTimes.settings,
    send: (http, init) => http.GET('/api/v2/other/config', init),
    read: readSiteConfig,
  })

/** The main navigation. */
export const navsQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.site, 'navs'],
    staleTime: staleTimes.settings,
    send: (http, init) => http.GET('/api/v2/navs', init),
    read: readNavs,
  })

/** The footer's friendly links. */
export const friendLinksQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.site, 'links'],
    staleTime: staleTimes.settings,
    send: (http, init) => http.GET('/api/v2/links', init),
    read: readFriendLinks,
  })

/** The blocks of the home page; unknown and empty ones are left out. */
export const homeBlocksQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: queryScopes.homeBlocks,
    staleTime: staleTimes.settings,
    send: (http, init) =>
      http.GET('/api/v2/decorationPage/blocks', {
        ...init,
        params: { query: { page_name: 'pc-page-index' } },
      }),
    read: readHomeBlocks,
  })
