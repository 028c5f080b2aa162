import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '../../../../search-schemas'
import { OrdersPage } from '../../../../pages/orders/orders-page'

export const Route = createFileRoute('/_main/_signed-in/member/orders')({
  validateSearch: pageSearch,
  component: OrdersPage,
})
