import type { ApiClient } from '../client/api-client'
import type { CourseScene } from '../models/course'
import { readCourses } from '../normalize/course/course-summary'
import { apiQuery } from './api-query'
import { pageSizes } from './page-sizes'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** Page and filters of {@link coursesQuery}. */
export interface CoursesInput {
  page: number
  /** Omit it or pass 0 for all categories. A parent includes its children. */
  categoryId?: number | undefined
  /** @default '' (all, newest first) */
  scene?: CourseScene | undefined
  /** Courses per page. @default `pageSizes.courses` */
  pageSize?: number | undefined
}

/** Query for a page of the course list. */
export const coursesQuery = (
  api: ApiClient,
  { page, categoryId = 0, scene = '', pageSize = pageSizes.courses }: CoursesInput,
) =>
  apiQuery(api, {
    queryKey: [...queryScopes.courseLists, { page, categoryId, scene, pageSize }],
    staleTime: staleTimes.lists,
    send: (http, init) =>
      http.GET('/api/v2/courses', {
        ...init,
        params: {
          query: { page, page_size: pageSize, category_id: categoryId, scene },
        },
      }),
    read: readCourses,
  })
