import type { ApiClient } from '../client/api-client'
import {
  readAnnouncement,
  readAnnouncements,
  readLatestAnnouncement,
} from '../normalize/site/announcement'
import { apiQuery } from './api-query'
import { pageSizes } from './page-sizes'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** Query for one announcement. */
export const announcementQuery = (api: ApiClient, id: number) =>
  apiQuery(api, {
    queryKey: [...queryScopes.announcements, 'detail', id],
    staleTime: staleTimes.settings,
    send: (http, init) =>
      http.GET('/api/v2/announcement/{id}', { ...init, params: { path: { id } } }),
    read: readAnnouncement,
  })

/** Query for a page of announcements, newest first. 10 per page by default. */
export const announcementsQuery = (
  api: ApiClient,
  { page, pageSize = pageSizes.announcements }: { page: number; pageSize?: number },
) =>
  apiQuery(api, {
    queryKey: [...queryScopes.announcements, 'list', { page, pageSize }],
    staleTime: staleTimes.lists,
    send: (http, init) =>
      http.GET('/api/v2/announcements', {
        ...init,
        params: { query: { page, size: pageSize } },
      }),
    read: readAnnouncements,
  })

/** Query for the latest announcement; `null` if there is none. */
export const latestAnnouncementQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.announcements, 'latest'],
    staleTime: staleTimes.settings,
    send: (http, init) => http.GET('/api/v2/announcement/latest', init),
    read: readLatestAnnouncement,
  })
