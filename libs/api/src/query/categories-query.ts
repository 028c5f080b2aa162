import type { ApiClient } from '../client/api-client'
import { readCourseCategories } from '../normalize/course/course-categories'
import { apiQuery } from './api-query'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** Query for the categories, in two levels. */
export const categoriesQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.courses, 'categories'],
    staleTime: staleTimes.settings,
    send: (http, init) => http.GET('/api/v2/course_categories', init),
    read: readCourseCategories,
  })
