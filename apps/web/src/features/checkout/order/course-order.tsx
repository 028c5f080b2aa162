import type { CourseDetail } from '@shuyuan/api'
import { courseQuery, retryAtOnce } from '@shuyuan/api/query'
import { OrderFormSkeleton } from '@shuyuan/checkout'
import { courseAccess, type CourseAccess } from '@shuyuan/courses'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isMissing } from '../../../core/api-errors'
import { QueryBlock } from '../../../core/page/query-block'
import { useHasVipAccess } from '../../../core/account/use-has-vip-access'
import { useSellsVip } from '../../../core/site/vip'
import { useServices } from '../../../core/use-services'
import { AlreadyUsable } from '../already-usable'
import { NothingToOrder } from './nothing-to-order'
import { OrderBlock } from './order-block'

/** Order of a course. A course that the learner can already use is not sold again. */
export function CourseOrder({ courseId }: { courseId: number }) {
  const { api } = useServices()
  const query = useQuery({
    ...courseQuery(api, courseId),
    // The user may have paid in another tab.
    refetchOnWindowFocus: true,
  })
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
  const access = courseAccess(detail, sellsVip, useHasVipAccess(detail))
  const price = priceOf(access)
  if (access.kind === 'vip-only') return <NothingToOrder reason="vip-only" />
  if (price === null) return <AlreadyUsable courseId={id} access={access.kind} />
  return (
    <OrderBlock
      goods={{ type: 'COURSE', id }}
      shown={{ kind: 'course', name: title, cover, price }}
      protocol="paidContent"
      priceNow={async () => {
        const now = await queryClient.fetchQuery({
          ...courseQuery(api, id),
          staleTime: 0,
          retry: retryAtOnce,
        })
        return priceOf(courseAccess(now, sellsVip))
      }}
    />
  )
}

/** Price in yuan, or null if the course cannot be ordered. */
function priceOf(access: CourseAccess): number | null {
  if (access.kind === 'claimable') return 0
  return access.kind === 'for-sale' ? access.price : null
}
