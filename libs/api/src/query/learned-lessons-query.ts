import type { ApiClient } from '../client/api-client'
import { readLearnedLessons } from '../normalize/study/learned-lessons'
import { apiQuery } from './api-query'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** Query for the progress in each lesson of a course, by publication date. */
export const learnedLessonsQuery = (api: ApiClient, courseId: number) =>
  apiQuery(api, {
    queryKey: [...queryScopes.study, 'lessons', courseId],
    staleTime: staleTimes.personal,
    send: (http, init) =>
      http.GET('/api/v3/member/learned/course/{courseId}', {
        ...init,
        params: { path: { courseId } },
      }),
    read: readLearnedLessons,
  })
