import type { ApiClient } from '../client/api-client'
import { readCourseDetail } from '../normalize/course/course-detail'
import { apiQuery } from './api-query'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** Query for the data of the course page. */
export const courseQuery = (api: ApiClient, courseId: number) =>
  apiQuery(api, {
    queryKey: [...queryScopes.courseDetails, courseId],
    staleTime: staleTimes.personal,
    send: (http, init) =>
      http.GET('/api/v2/course/{id}', { ...init, params: { path: { id: courseId } } }),
    read: readCourseDetail,
  })
