import type { CourseDetail } from '@shuyuan/api'
import { courseQuery } from '@shuyuan/api/query'
import { OrderFormSkeleton } from '@shuyuan/checkout'
import { courseAccess } from '@shuyuan/courses'
import { ButtonLink, EmptyState } from '@shuyuan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isMissing } from '../../blocks/is-missing'
import { QueryBlock } from '../../blocks/query-block'
import * as messages from '../../page-messages'
import { useSellsVip } from '../../use-sells-vip'
import { useServices } from '../../use-services'
import { NothingToOrder } from './nothing-to-order'
import { OrderBlock } from './order-block'
import { retryAtOnce } from './retry-at-once'

/** The order of one course; what can be learnt already is not sold again. */
export function CourseOrder({ courseId }: { courseId: number }) {
  const { api } = useServices()
  const query = useQuery({ ...courseQuery(api, courseId), staleTime: 0 })
  if (isMissing(query.error)) return <NothingToOrder reason="course-missing" />
  return (
    <QueryBlock query={query} skeleton={<OrderFormSkeleton />}>
      {(detail) => <CourseOrderView detail={detail} />}
    </QueryBlock>
  )
}

function CourseOrderView({ detail }: { detail: CourseDetail }) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const sellsVip = useSellsVip()
  const { id, title, cover } = detail.course
  const access = courseAccess(detail, sellsVip)
  if (access.kind === 'vip-only') return <NothingToOrder reason="vip-only" />
  if (access.kind === 'closed') return <NothingToOrder reason="course-closed" />
  if (access.kind !== 'for-sale') {
    return (
      <EmptyState
        title={access.kind === 'free' ? messages.orderCourseFree : messages.alreadyBought}
        hint={messages.orderNotNeeded}
        action={
          <ButtonLink href={`/courses/detail/${id}?tab=3`}>{messages.startLearning}</ButtonLink>
        }
      />
    )
  }
  return (
    <OrderBlock
      goods={{ type: 'COURSE', id }}
      shown={{ kind: 'course', name: title, cover, price: access.price }}
      protocol="paidContent"
      priceNow={async () => {
        const now = await queryClient.fetchQuery({
          ...courseQuery(api, id),
          staleTime: 0,
          retry: retryAtOnce,
        })
        const is = courseAccess(now, sellsVip)
        return is.kind === 'for-sale' ? is.price : null
      }}
    />
  )
}
