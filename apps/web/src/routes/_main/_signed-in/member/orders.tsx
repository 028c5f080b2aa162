import { ordersQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '../../../../core/router/search-schemas'
import { OrdersPage } from '../../../../features/member/orders/orders-page'
import { boughtCoursesQuery } from '../../../../core/account/use-bought-courses'
import { startQuery } from '../../../../core/router/start-query'
import * as titles from '../../../../core/router/titles'

export const Route = createFileRoute('/_main/_signed-in/member/orders')({
  staticData: { title: titles.orders },
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context: { api, queryClient }, deps: { page = 1 } }) => {
    void startQuery(queryClient, ordersQuery(api, { page }))
    void startQuery(queryClient, boughtCoursesQuery(api))
  },
  component: OrdersPage,
})
