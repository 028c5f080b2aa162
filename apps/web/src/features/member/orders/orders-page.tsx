import { ordersQuery, pageSizes } from '@shuyuan/api/query'
import { OrderList, OrderListSkeleton, PendingOrders, type OrderGoods } from '@shuyuan/member'
import { ButtonLink, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { styled } from 'styled-components'
import { PagedList } from '../../../core/page/paged-list'
import { courseLink, lessonLink, pageParam } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import * as messages from '../messages'
import { knownAmountsDue } from '../../checkout'
import { useBoughtCourses } from '../../../core/account/use-bought-courses'
import { useServices } from '../../../core/use-services'
import { usePendingOrders } from './use-pending-orders'

const route = getRouteApi('/_main/_signed-in/member/orders')

const Pending = styled.div`
  margin-block-end: ${token('space-6')};
`

/** Pending orders, then purchases. */
export function OrdersPage() {
  const services = useServices()
  const { api } = services
  const href = useHref()
  const { page = 1 } = route.useSearch()
  const query = useQuery(ordersQuery(api, { page }))
  const [amounts] = useState(() => knownAmountsDue(services.device))
  const purchases = useBoughtCourses()
  const unpaid = usePendingOrders(purchases.bought)
  const hrefForGoods = ({ type, id }: OrderGoods) => {
    // Before the purchases are known, the course may be a deleted one.
    if (type === 'COURSE') return purchases.isPending ? null : href(courseLink(id))
    if (type === 'VIDEO') return href(lessonLink(id))
    return type === 'ROLE' ? href({ to: '/vip' }) : null
  }
  return (
    <>
      {unpaid.length > 0 && page === 1 && (
        <Pending>
          <PendingOrders orders={unpaid} />
        </Pending>
      )}
      <PagedList
        query={query}
        skeleton={<OrderListSkeleton />}
        page={page}
        pageSize={pageSizes.orders}
        hrefFor={(target) => href({ to: '/member/orders', search: { page: pageParam(target) } })}
      >
        {({ items }) => (
          <OrderList
            orders={items}
            hrefForGoods={hrefForGoods}
            amountPaid={(orderNo) => amounts.get(orderNo) ?? null}
            isRemoved={({ type, id }) => type === 'COURSE' && purchases.removed.has(id)}
            emptyAction={
              <ButtonLink href={href({ to: '/courses' })}>{messages.chooseCourse}</ButtonLink>
            }
          />
        )}
      </PagedList>
    </>
  )
}
