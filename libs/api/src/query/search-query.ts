import type { ApiClient } from '../client/api-client'
import { readSearchHits } from '../normalize/course/search-hits'
import { apiQuery } from './api-query'
import { pageSizes } from './page-sizes'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** Input of {@link searchQuery}. */
export interface SearchInput {
  /** Must not be empty. */
  keywords: string
  /** `vod` (courses), `video` (lessons) or the name of a module. Empty or omitted for all. */
  type?: string | undefined
  page: number
}

/** Query for a page of search hits, best match first. */
export const searchQuery = (api: ApiClient, { keywords, type, page }: SearchInput) => {
  // The server fails when the parameter is absent.
  const sentType = type || '0'
  return apiQuery(api, {
    queryKey: [...queryScopes.search, { keywords, type: sentType, page }],
    staleTime: staleTimes.lists,
    send: (http, init) =>
      http.GET('/api/v3/search', {
        ...init,
        params: { query: { keywords, type: sentType, page, size: pageSizes.search } },
      }),
    read: readSearchHits,
  })
}
