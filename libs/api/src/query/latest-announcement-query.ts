import type { ApiClient } from '../client/api-client'
import { readLatestAnnouncement } from '../normalize/announcement'
import { apiQuery } from './api-query'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** The newest announcement, `null` when there is none. */
export const latestAnnouncementQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.announcements, 'latest'],
    staleTime: staleTimes.settings,
    send: (http, init) => http.GET('/api/v2/announcement/latest', init),
    read: readLatestAnnouncement,
  })
