import type { ApiClient } from '@shuyuan/api'
import { orderStatusQuery } from '@shuyuan/api/query'

/** The state of an order, polled by its page; only the page's loader and its first look share a reply. */
export const orderStateQuery = (api: ApiClient, orderNo: string) => ({
  ...orderStatusQuery(api, orderNo),
  staleTime: 5_000,
  gcTime: 5_000,
  // The next question is the retry.
  retry: false,
})
