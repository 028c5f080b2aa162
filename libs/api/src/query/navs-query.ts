import type { ApiClient } from '../client/api-client'
import { readNavs } from '../normalize/navs'
import { apiQuery } from './api-query'
import { fromConfig } from './from-config'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** The main navigation: that of the config, requested separately only when the config lacks it. */
export const navsQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.site, 'navs'],
    staleTime: staleTimes.settings,
    known: fromConfig(api, ({ navs }) => navs),
    send: (http, init) => http.GET('/api/v2/navs', init),
    read: readNavs,
  })
