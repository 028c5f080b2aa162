import { memberQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { orderPaySearch } from '../../../../search-schemas'
import { OrderPayPage } from '../../../../pages/order-pay/order-pay-page'
import { orderStateQuery } from '../../../../placed-orders/order-state-query'
import { startQuery } from '../../../../start-query'
import { pageHead } from '../../../../page-head'
import * as titles from '../../../../titles'

export const Route = createFileRoute('/_main/_signed-in/order/pay')({
  validateSearch: orderPaySearch,
  loaderDeps: ({ search: { orderId } }) => ({ orderId }),
  loader: ({ context: { api, queryClient }, deps: { orderId } }) => {
    startQuery(queryClient, memberQuery(api))
    if (orderId !== undefined) startQuery(queryClient, orderStateQuery(api, orderId))
  },
  head: ({ match }) => pageHead(match.context, { title: titles.orderPay }),
  component: OrderPayPage,
})
