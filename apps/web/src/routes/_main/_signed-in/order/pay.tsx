import { createFileRoute } from '@tanstack/react-router'
import { orderPaySearch } from '../../../../search-schemas'
import { OrderPayPage } from '../../../../pages/order-pay/order-pay-page'

export const Route = createFileRoute('/_main/_signed-in/order/pay')({
  validateSearch: orderPaySearch,
  component: OrderPayPage,
})
