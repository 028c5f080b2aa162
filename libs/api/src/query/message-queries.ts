import type { ApiClient } from '../client/api-client'
import { readMessages, readUnreadCount } from '../normalize/account/messages'
import { apiQuery } from './api-query'
import { pageSizes } from './page-sizes'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** Query for a page of messages, newest first. */
export const messagesQuery = (api: ApiClient, { page }: { page: number }) =>
  apiQuery(api, {
    queryKey: [...queryScopes.messageLists, { page }],
    staleTime: staleTimes.personal,
    send: (http, init) =>
      http.GET('/api/v2/member/messages', {
        ...init,
        params: { query: { page, page_size: pageSizes.messages } },
      }),
    read: readMessages,
  })

/**
 * Query for the number of unread messages. New messages increase it with a delay; reading decreases
 * it at once.
 */
export const unreadCountQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.messages, 'unread'],
    staleTime: staleTimes.personal,
    send: (http, init) => http.GET('/api/v2/member/unreadNotificationCount', init),
    read: readUnreadCount,
  })
