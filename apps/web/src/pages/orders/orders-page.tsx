import { ordersQuery, pageSizes } from '@shuyuan/api/query'
import { OrderList, OrderListSkeleton, type OrderGoods } from '@shuyuan/member'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { PagedList } from '../../blocks/paged-list'
import { href, pageParam } from '../../href'
import * as messages from '../../page-messages'
import { useServices } from '../../use-services'
import { MemberSection } from '../frames/member-section'

const route = getRouteApi('/_main/_signed-in/member/orders')

function goodsHref({ type, id }: OrderGoods): string | null {
  if (type === 'COURSE') return `/courses/detail/${id}`
  if (type === 'VIDEO') return `/courses/video/${id}`
  return type === 'ROLE' ? '/vip' : null
}

/** What was bought. */
export function OrdersPage() {
  const { api } = useServices()
  const { page = 1 } = route.useSearch()
  const query = useQuery(ordersQuery(api, { page }))
  return (
    <MemberSection title={messages.orders}>
      <PagedList
        query={query}
        skeleton={<OrderListSkeleton />}
        page={page}
        pageSize={pageSizes.orders}
        hrefFor={(target) => href('/member/orders', { page: pageParam(target) })}
      >
        {({ items }) => <OrderList orders={items} hrefForGoods={goodsHref} />}
      </PagedList>
    </MemberSection>
  )
}
