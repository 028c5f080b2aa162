import type { ApiClient } from '@shuyuan/api'
import { orderStatusQuery, vipPlansQuery } from '@shuyuan/api/query'

/** The VIP plans with the prices of now; the loader of the order page and the page share one reply. */
export const orderPlansQuery = (api: ApiClient) => ({ ...vipPlansQuery(api), staleTime: 5_000 })

/** The state of an order, polled by its page; only the page's loader and its first look share a reply. */
export const orderStateQuery = (api: ApiClient, orderNo: string) => ({
  ...orderStatusQuery(api, orderNo),
  staleTime: 5_000,
  gcTime: 5_000,
  // The next question is the retry.
  retry: false,
})
