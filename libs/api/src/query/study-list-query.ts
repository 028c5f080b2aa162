import type { ApiClient } from '../client/api-client'
import type { StudyList } from '../models/course'
import { readStudyRows } from '../normalize/study/study-rows'
import { apiQuery } from './api-query'
import { pageSizes } from './page-sizes'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

const paths = {
  learned: '/api/v3/member/courses/learned',
  bought: '/api/v3/member/courses',
  favorites: '/api/v3/member/courses/like',
} as const satisfies Record<StudyList, string>

/** List and page of {@link studyListQuery}. */
export interface StudyListInput {
  list: StudyList
  page: number
  /** Rows per page. @default pageSizes.study */
  size?: number
}

/** Query for a page of a study list. */
export const studyListQuery = (
  api: ApiClient,
  { list, page, size = pageSizes.study }: StudyListInput,
) =>
  apiQuery(api, {
    queryKey: [...queryScopes.study, list, { page, size }],
    staleTime: staleTimes.personal,
    send: (http, init) => http.GET(paths[list], { ...init, params: { query: { page, size } } }),
    read: readStudyRows[list],
  })
