import type { ApiClient } from '../client/api-client'
import { readOrders, readOrderStatus } from '../normalise/orders'
import { readVipPlans } from '../normalise/vip-plans'
import { apiQuery } from './api-query'
import { pageSizes } from './page-sizes'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** The VIP plans on sale. */
export const vipPlansQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: queryScopes.vipPlans,
    staleTime: staleTimes.settings,
    send: (http, init) => http.GET('/api/v2/roles', init),
    read: readVipPlans,
  })

/** A page of the learner's paid orders, newest first. */
export const ordersQuery = (api: ApiClient, { page }: { page: number }) =>
  apiQuery(api, {
    queryKey: [...queryScopes.orders, 'list', { page }],
    staleTime: staleTimes.personal,
    send: (http, init) =>
      http.GET('/api/v2/member/orders', {
        ...init,
        params: { query: { page, page_size: pageSizes.orders } },
      }),
    read: readOrders,
  })

/** The state of one order, to be polled while it is waiting; never fresh. */
export const orderStatusQuery = (api: ApiClient, orderNo: string) =>
  apiQuery(api, {
    queryKey: [...queryScopes.orders, 'status', orderNo],
    staleTime: 0,
    send: (http, init) =>
      http.GET('/api/v2/order/status', { ...init, params: { query: { order_id: orderNo } } }),
    read: readOrderStatus,
  })
