import type { ApiClient } from '../client/api-client'
import type { CourseScene } from '../models/course'
import { readCourseCategories } from '../normalise/course-categories'
import { readCourseDetail } from '../normalise/course-detail'
import { readCourses } from '../normalise/course-summary'
import { apiQuery } from './api-query'
import { pageSizes } from './page-sizes'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** The categories, two levels. */
export const categoriesQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.courses, 'categories'],
    staleTime: staleTimes.settings,
    send: (http, init) => http.GET('/api/v2/course_categories', init),
    read: readCourseCategories,
  })

/** Which page of which courses. */
export interface CoursesInput {
  page: number
  /** 0 or left out: all categories. A parent includes its children. */
  categoryId?: number | undefined
  /** @default '' (all, newest first) */
  scene?: CourseScene | undefined
}

/** A page of the course list. */
export const coursesQuery = (api: ApiClient, { page, categoryId = 0, scene = '' }: CoursesInput) =>
  apiQuery(api, {
    queryKey: [...queryScopes.courses, 'list', { page, categoryId, scene }],
    staleTime: staleTimes.lists,
    send: (http, init) =>
      http.GET('/api/v2/courses', {
        ...init,
        params: {
          query: { page, page_size: pageSizes.courses, category_id: categoryId, scene },
        },
      }),
    read: readCourses,
  })

/** Everything the course page needs. */
export const courseQuery = (api: ApiClient, courseId: number) =>
  apiQuery(api, {
    queryKey: [...queryScopes.courseDetails, courseId],
    staleTime: staleTimes.personal,
    send: (http, init) =>
      http.GET('/api/v2/course/{id}', { ...init, params: { path: { id: courseId } } }),
    read: readCourseDetail,
  })
