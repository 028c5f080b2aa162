import { createFileRoute } from '@tanstack/react-router'
import { orderSearch } from '../../../../search-schemas'
import { OrderPage } from '../../../../pages/order/order-page'

export const Route = createFileRoute('/_main/_signed-in/order/')({
  validateSearch: orderSearch,
  component: OrderPage,
})
