import type { ApiClient } from '../client/api-client'
import { readOrders, readOrderStatus } from '../normalize/order/orders'
import { readVipPlans } from '../normalize/order/vip-plans'
import { readVipPurchases } from '../normalize/order/vip-purchases'
import { apiQuery } from './api-query'
import { pageSizes } from './page-sizes'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

/** Query for the VIP plans on sale. */
export const vipPlansQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: queryScopes.vipPlans,
    staleTime: staleTimes.settings,
    send: (http, init) => http.GET('/api/v2/roles', init),
    read: readVipPlans,
  })

/**
 * Query for the learner's latest five VIP purchases, newest first. It includes expired plans, which
 * the member record drops within an hour.
 */
export const vipPurchasesQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.orders, 'vip-purchases'],
    staleTime: staleTimes.personal,
    send: (http, init) =>
      http.GET('/api/v2/member/roles', { ...init, params: { query: { page: 1, page_size: 5 } } }),
    read: readVipPurchases,
  })

/** Query for a page of the learner's paid orders, newest first. */
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

/** Query for the status of an order. It is always stale, so that it can be polled. */
export const orderStatusQuery = (api: ApiClient, orderNo: string) =>
  apiQuery(api, {
    queryKey: [...queryScopes.orders, 'status', orderNo],
    staleTime: 0,
    send: (http, init) =>
      http.GET('/api/v2/order/status', { ...init, params: { query: { order_id: orderNo } } }),
    read: readOrderStatus,
  })
