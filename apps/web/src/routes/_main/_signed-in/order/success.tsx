import { createFileRoute } from '@tanstack/react-router'
import { orderSuccessSearch } from '../../../../search-schemas'
import { OrderSuccessPage } from '../../../../pages/order-success/order-success-page'

export const Route = createFileRoute('/_main/_signed-in/order/success')({
  validateSearch: orderSuccessSearch,
  component: OrderSuccessPage,
})
