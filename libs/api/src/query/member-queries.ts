import type { ApiClient } from '../client/api-client'
import { readCreditRecords } from '../normalise/credit-records'
import { readMember } from '../normalise/member'
import { readMessages, readUnreadCount } from '../normalise/messages'
import { apiQuery } from './api-query'
import { pageSizes } from './page-sizes'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** The signed-in learner. */
export const memberQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.member, 'detail'],
    staleTime: staleTimes.personal,
    send: (http, init) => http.GET('/api/v2/member/detail', init),
    read: readMember,
  })

/** The number of unread messages. The server raises it late; reading messages lowers it at once. */
export const unreadCountQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.messages, 'unread'],
    staleTime: staleTimes.personal,
    send: (http, init) => http.GET('/api/v2/member/unreadNotificationCount', init),
    read: readUnreadCount,
  })

/** A page of the message centre, newest first. */
export const messagesQuery = (api: ApiClient, { page }: { page: number }) =>
  apiQuery(api, {
    queryKey: [...queryScopes.messages, 'list', { page }],
    staleTime: staleTimes.personal,
    send: (http, init) =>
      http.GET('/api/v2/member/messages', {
        ...init,
        params: { query: { page, page_size: pageSizes.messages } },
      }),
    read: readMessages,
  })

/** A page of changes of the points balance, newest first. */
export const creditRecordsQuery = (api: ApiClient, { page }: { page: number }) =>
  apiQuery(api, {
    queryKey: [...queryScopes.credit, { page }],
    staleTime: staleTimes.personal,
    send: (http, init) =>
      http.GET('/api/v2/member/credit1Records', {
        ...init,
        params: { query: { page, page_size: pageSizes.credit } },
      }),
    read: readCreditRecords,
  })
