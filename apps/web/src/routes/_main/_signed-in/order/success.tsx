import { memberQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { orderSuccessSearch } from '../../../../core/router/search-schemas'
import { OrderSuccessPage } from '../../../../features/checkout/order-success/order-success-page'
import { orderStateQuery } from '../../../../features/checkout/order-queries'
import { startQuery } from '../../../../core/router/start-query'
import * as titles from '../../../../core/router/titles'

export const Route = createFileRoute('/_main/_signed-in/order/success')({
  staticData: { title: titles.orderSuccess },
  validateSearch: orderSuccessSearch,
  loaderDeps: ({ search: { orderId } }) => ({ orderId }),
  loader: ({ context: { api, queryClient }, deps: { orderId } }) => {
    void startQuery(queryClient, memberQuery(api))
    if (orderId !== undefined) void startQuery(queryClient, orderStateQuery(api, orderId))
  },
  component: OrderSuccessPage,
})
