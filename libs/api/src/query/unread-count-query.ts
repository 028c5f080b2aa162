import type { ApiClient } from '../client/api-client'
import { readUnreadCount } from '../normalize/messages'
import { apiQuery } from './api-query'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** The number of unread messages. The server raises it late; reading messages lowers it at once. */
export const unreadCountQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.messages, 'unread'],
    staleTime: staleTimes.personal,
    send: (http, init) => http.GET('/api/v2/member/unreadNotificationCount', init),
    read: readUnreadCount,
  })
