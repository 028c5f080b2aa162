import type { ApiClient } from '../client/api-client'
import { readFriendLinks } from '../normalise/friend-links'
import { apiQuery } from './api-query'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** The footer's friendly links. */
export const friendLinksQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.site, 'links'],
    staleTime: staleTimes.settings,
    send: (http, init) => http.GET('/api/v2/links', init),
    read: readFriendLinks,
  })
