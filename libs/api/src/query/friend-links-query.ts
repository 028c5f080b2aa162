import type { ApiClient } from '../client/api-client'
import { readFriendLinks } from '../normalize/friend-links'
import { apiQuery } from './api-query'
import { fromConfig } from './from-config'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** The footer's friendly links: those of the config, requested separately only when the config lacks them. */
export const friendLinksQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.site, 'links'],
    staleTime: staleTimes.settings,
    known: fromConfig(api, ({ links }) => links),
    send: (http, init) => http.GET('/api/v2/links', init),
    read: readFriendLinks,
  })
