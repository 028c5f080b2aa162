import type { ApiClient } from '../client/api-client'
import { readCreditRecords } from '../normalize/credit-records'
import { apiQuery } from './api-query'
import { pageSizes } from './page-sizes'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** Query for a page of points changes, newest first. */
export const creditRecordsQuery = (api: ApiClient, { page }: { page: number }) =>
  apiQuery(api, {
    queryKey: [...queryScopes.credit, { page }],
    staleTime: staleTimes.personal,
    send: (http, init) =>
      http.GET('/api/v2/member/credit1Records', {
        ...init,
        params: { query: { page, page_size: pageSizes.credit } },
      }),
    read: readCreditRecords,
  })
