import type { ApiClient } from '../client/api-client'
import { readHomeBlocks } from '../normalize/site/home-blocks'
import { apiQuery } from './api-query'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** Query for the blocks of the home page; unknown and empty ones are `skipped`. */
export const homeBlocksQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: queryScopes.homeBlocks,
    staleTime: staleTimes.settings,
    send: (http, init) =>
      http.GET('/api/v2/decorationPage/blocks', {
        ...init,
        params: { query: { page_name: 'pc-page-index' } },
      }),
    read: readHomeBlocks,
  })
