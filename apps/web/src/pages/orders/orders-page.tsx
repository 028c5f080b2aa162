import { ordersQuery, pageSizes } from '@shuyuan/api/query'
import { OrderList, OrderListSkeleton, PendingOrders, type OrderGoods } from '@shuyuan/member'
import { ButtonLink, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { styled } from 'styled-components'
import { PagedList } from '../../blocks/paged-list'
import { href, pageParam } from '../../href'
import * as messages from '../../page-messages'
import { knownAmountsDue } from '../../placed-orders/amounts-due'
import { deviceOf } from '../../progress/device-of'
import { useBoughtCourses } from '../../study/use-bought-courses'
import { useServices } from '../../use-services'
import { MemberSection } from '../frames/member-section'
import { useUnpaidOrders } from './use-unpaid-orders'

const route = getRouteApi('/_main/_signed-in/member/orders')

function goodsHref({ type, id }: OrderGoods): string | null {
  if (type === 'COURSE') return `/courses/detail/${id}`
  if (type === 'VIDEO') return `/courses/video/${id}`
  return type === 'ROLE' ? '/vip' : null
}

const Unpaid = styled.div`
  margin-block-end: ${token('space-6')};
`

/** What was bought, below what still waits to be paid. */
export function OrdersPage() {
  const services = useServices()
  const { api } = services
  const { page = 1 } = route.useSearch()
  const query = useQuery(ordersQuery(api, { page }))
  const unpaid = useUnpaidOrders()
  const [amounts] = useState(() => knownAmountsDue(deviceOf(services)))
  const { removed } = useBoughtCourses({ enabled: (query.data?.items.length ?? 0) > 0 })
  return (
    <MemberSection title={messages.orders}>
      {unpaid.length > 0 && page === 1 && (
        <Unpaid>
          <PendingOrders orders={unpaid} />
        </Unpaid>
      )}
      <PagedList
        query={query}
        skeleton={<OrderListSkeleton />}
        page={page}
        pageSize={pageSizes.orders}
        hrefFor={(target) => href('/member/orders', { page: pageParam(target) })}
      >
        {({ items }) => (
          <OrderList
            orders={items}
            hrefForGoods={goodsHref}
            amountPaid={(orderNo) => amounts.get(orderNo) ?? null}
            isRemoved={({ type, id }) => type === 'COURSE' && removed.has(id)}
            emptyAction={<ButtonLink href="/courses">{messages.browseCourses}</ButtonLink>}
          />
        )}
      </PagedList>
    </MemberSection>
  )
}
