import type { ApiClient } from '../client/api-client'
import { readLessonDetail } from '../normalize/lesson-detail'
import { readPlaySources } from '../normalize/play-sources'
import { apiQuery } from './api-query'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/**
 * Everything the lesson page needs. Asking counts as a view and puts the course on the learner's
 * list, hence not on every return to the window.
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
 * The playable URLs of a lesson, `[]` when it has no media. They are not asked anew behind a
 * running player: a new URL would start it again.
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
