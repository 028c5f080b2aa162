import type { ApiClient } from '@shuyuan/api'
import { vipPlansQuery } from '@shuyuan/api/query'

/** The VIP plans with the prices of now; the loader of the order page and the page share one reply. */
export const orderPlansQuery = (api: ApiClient) => ({ ...vipPlansQuery(api), staleTime: 5_000 })
