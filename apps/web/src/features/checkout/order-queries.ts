import type { ApiClient } from '@shuyuan/api'
import { orderStatusQuery, vipPlansQuery } from '@shuyuan/api/query'

/** VIP plans with current prices. The stale time lets the loader and the page share one reply. */
export const orderPlansQuery = (api: ApiClient) => ({ ...vipPlansQuery(api), staleTime: 5_000 })

/** Status of an order. The stale time lets the loader and the page share the first reply. */
export const orderStateQuery = (api: ApiClient, orderNo: string) => ({
  ...orderStatusQuery(api, orderNo),
  staleTime: 5_000,
  gcTime: 5_000,
  // The page polls, so the next poll is the retry.
  retry: false,
})
