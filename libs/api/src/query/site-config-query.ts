import type { ApiClient } from '../client/api-client'
import { readSiteConfig } from '../normalize/site-config'
import { apiQuery } from './api-query'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** The site's settings, with the navigation and the friendly links in the same reply. */
export const siteConfigQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.site, 'config'],
    staleTime: staleTimes.settings,
    send: (http, init) => http.GET('/api/v2/other/config', init),
    read: readSiteConfig,
  })
