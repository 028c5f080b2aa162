import type { ApiClient } from '../client/api-client'
import { readLessonDetail } from '../normalize/course/lesson-detail'
import { readPlaySources } from '../normalize/course/play-sources'
import { apiQuery } from './api-query'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/**
 * Query for the data of the lesson page. The request counts as a view and adds the course to the
 * learner's list, so it does not refetch on window focus.
 */
export const lessonQuery = (api: ApiClient, lessonId: number) =>
  apiQuery(api, {
    queryKey: [...queryScopes.lessonDetails, lessonId],
    staleTime: staleTimes.lists,
    refetchOnWindowFocus: false,
    send: (http, init) =>
      http.GET('/api/v2/video/{id}', { ...init, params: { path: { id: lessonId } } }),
    read: readLessonDetail,
  })

/**
 * Query for the playable URLs of a lesson; `[]` if it has no media. It does not refetch during
 * playback, because a new URL would restart the player.
 */
export const playSourcesQuery = (api: ApiClient, lessonId: number) =>
  apiQuery(api, {
    queryKey: [...queryScopes.lessons, 'sources', lessonId],
    staleTime: staleTimes.playSources,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    send: (http, init) =>
      http.GET('/api/v2/video/{id}/playinfo', { ...init, params: { path: { id: lessonId } } }),
    read: readPlaySources,
  })
