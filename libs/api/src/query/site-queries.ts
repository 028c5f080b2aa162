import type { ApiClient } from '../client/api-client'
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
