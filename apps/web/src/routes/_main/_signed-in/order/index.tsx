import { courseQuery, memberQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { orderSearch } from '../../../../core/router/search-schemas'
import { OrderPage } from '../../../../features/checkout/order/order-page'
import { orderPlansQuery } from '../../../../features/checkout/order-queries'
import { readGoods } from '../../../../core/router/read-goods'
import { startQuery } from '../../../../core/router/start-query'
import * as titles from '../../../../core/router/titles'

export const Route = createFileRoute('/_main/_signed-in/order/')({
  staticData: { title: titles.order },
  validateSearch: orderSearch,
  loaderDeps: ({ search: { goods_type: type, goods_id: id } }) => ({ type, id }),
  loader: ({ context: { api, queryClient }, deps: { type, id } }) => {
    const goods = readGoods(type, id)
    if (goods === null) return
    void startQuery(queryClient, memberQuery(api))
    if (goods.type === 'COURSE') void startQuery(queryClient, courseQuery(api, goods.id))
    else void startQuery(queryClient, orderPlansQuery(api))
  },
  component: OrderPage,
})
