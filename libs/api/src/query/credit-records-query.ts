import type { CreditRecord } from '../models/account'
import { instant, number, textOrEmpty } from '../wire/scalars'
import { pageReader } from '../wire/page-reader'
import { record } from '../wire/record'
import type { ApiClient } from '../client/api-client'
import { apiQuery } from './api-query'
import { pageSizes } from './page-sizes'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

export const readCreditRecords = pageReader(
  record({ sum: number, remark: textOrEmpty, created_at: instant }),
  ({ sum, remark, created_at }): CreditRecord => ({ amount: sum, remark, createdAt: created_at }),
)

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
