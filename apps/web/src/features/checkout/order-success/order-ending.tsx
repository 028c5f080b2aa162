import { OrderResult, type OrderResultProps } from '@shuyuan/checkout'
import { useSite } from '@shuyuan/site/react'
import { useState } from 'react'
import { QueryBlock } from '../../../core/page/query-block'
import { goodsHref, lessonLink } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import * as messages from '../messages'
import { payDeadline, type SentOrder } from '../../../core/account/sent-order'
import { useOrderEnd } from '../sent-orders/use-order-end'
import { useOrderStatus } from '../sent-orders/use-order-status'
import { useSentOrders } from '../sent-orders/use-sent-orders'
import { useOrderedCourse } from '../use-ordered-course'
import { useIsSlow } from '../order/use-is-slow'
import { OrderEndingSkeleton } from './order-ending-skeleton'

/** Delay after which a missing payment is explained, in ms. Learners arrive here believing they have paid. */
const overdueMs = 2 * 60_000

const resultTimeoutMs = 60_000

const statusByAccess = {
  opening: 'delivering',
  usable: 'paid',
  delayed: 'deliveryDelayed',
} as const

function useHrefs() {
  const href = useHref()
  return { ordersHref: href({ to: '/member/orders' }), homeHref: href({ to: '/' }) }
}

/** Goods of an order. A course has its cover and first lesson. */
function useResultGoods(
  order: SentOrder | null,
  course: ReturnType<typeof useOrderedCourse>,
): OrderResultProps['goods'] {
  const href = useHref()
  if (order === null) return undefined
  const shared = { name: order.name, href: goodsHref(order, href) }
  if (order.type !== 'COURSE') return { ...shared, kind: 'vip' }
  const { data } = course
  // Without a reply the cover is generated from the name.
  if (data === undefined)
    return { ...shared, kind: 'course', cover: course.isError ? null : undefined }
  const [first] = data.groups.flatMap(({ lessons }) => lessons)
  return {
    ...shared,
    kind: 'course',
    cover: data.course.cover,
    lesson: first ? { title: first.title, href: href(lessonLink(first.id)) } : null,
  }
}

interface OrderEndingProps {
  memberId: number
  orderId: string | undefined
}

/** Result of an order. Without an order number, as after a payment provider, the latest one of this device. */
export function OrderEnding({ memberId, orderId }: OrderEndingProps) {
  const hrefs = useHrefs()
  const created = useSentOrders(memberId).filter(({ receipt }) => receipt !== null)
  // Kept when it expires or another tab creates a newer one.
  const [order] = useState(() =>
    orderId ? created.find(({ receipt }) => receipt?.orderNo === orderId) : created[0],
  )
  const orderNo = orderId ?? order?.receipt?.orderNo
  if (orderNo === undefined) return <OrderResult status="unknown" {...hrefs} />
  return <OrderEndingView orderNo={orderNo} order={order ?? null} />
}

interface OrderEndingViewProps {
  orderNo: string
  order: SentOrder | null
}

function OrderEndingView({ orderNo, order }: OrderEndingViewProps) {
  const { config } = useSite()
  const hrefs = useHrefs()
  const href = useHref()
  const [openedAt] = useState(() => Date.now())
  const orderStatus = useOrderStatus(orderNo, openedAt + overdueMs)
  const { query, status, isGone } = orderStatus
  const { access, checkAgain } = useOrderEnd({ order, status, isGone, timeoutMs: resultTimeoutMs })
  const course = useOrderedCourse(order, status === 'waiting')
  const goods = useResultGoods(order, course)
  const isOverdue = useIsSlow(status === 'waiting', overdueMs)
  if (isGone) return <OrderResult status="unknown" {...hrefs} />
  const isPayable =
    order !== null && payDeadline(order) > openedAt && course.data?.isBought !== true
  return (
    <QueryBlock query={query} skeleton={<OrderEndingSkeleton />} heading={messages.orderSuccess}>
      {(known) => (
        <OrderResult
          status={known === 'paid' ? statusByAccess[access] : known}
          orderNo={orderNo}
          isOverdue={isOverdue}
          checkedAt={orderStatus.checkedAt}
          isChecking={orderStatus.isChecking}
          onCheck={known === 'paid' ? checkAgain : orderStatus.check}
          supportHref={config.aboutUrl}
          total={order?.receipt?.total}
          goods={goods}
          payHref={isPayable ? href({ to: '/order/pay', search: { orderId: orderNo } }) : undefined}
          {...hrefs}
        />
      )}
    </QueryBlock>
  )
}
