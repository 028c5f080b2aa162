import type { ApiClient } from '../client/api-client'
import { readMember } from '../normalize/account/member'
import { apiQuery } from './api-query'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** Query for the signed-in learner. */
export const memberQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.member, 'detail'],
    staleTime: staleTimes.personal,
    send: (http, init) => http.GET('/api/v2/member/detail', init),
    read: readMember,
  })
