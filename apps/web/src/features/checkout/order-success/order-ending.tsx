import { courseQuery } from '@shuyuan/api/query'
import { OrderResult, type OrderResultProps } from '@shuyuan/checkout'
import { useSite } from '@shuyuan/site/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryBlock } from '../../../core/page/query-block'
import { goodsHref, lessonLink } from '../../../core/links/page-links'
import { useHref } from '../../../core/links/use-href'
import * as messages from '../messages'
import { payDeadline, type SentOrder } from '../../../core/orders/sent-order'
import { useOrderEnd } from '../sent-orders/use-order-end'
import { useOrderStatus } from '../sent-orders/use-order-status'
import { useSentOrders } from '../sent-orders/use-sent-orders'
import { useServices } from '../../../core/use-services'
import { useIsSlow } from '../order/use-is-slow'
import { OrderEndingSkeleton } from './order-ending-skeleton'

/** A learner who returns from a payment believes that it is done: a delay has to be explained. */
const overdueMs = 2 * 60_000

const longPatienceMs = 60_000

const paidFaces = { opening: 'opening', usable: 'paid', delayed: 'delayed' } as const

/** Where an order leads on to, however it ended. */
function useHrefs() {
  const href = useHref()
  return { ordersHref: href({ to: '/member/orders' }), homeHref: href({ to: '/' }) }
}

/** What an order was for, with the image of a course and the lesson to begin with. */
function useResultGoods(order: SentOrder | null): OrderResultProps['goods'] {
  const { api } = useServices()
  const href = useHref()
  const course = useQuery({
    ...courseQuery(api, order?.id ?? 0),
    enabled: order?.type === 'COURSE',
  })
  if (order === null) return undefined
  const shared = { name: order.name, href: goodsHref(order, href) }
  if (order.type !== 'COURSE') return { ...shared, kind: 'vip' }
  const { data } = course
  // Without an answer the image is drawn from the name.
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

/** A payment provider's return names no order; the latest of this device is meant then. */
export function OrderEnding({ memberId, orderId }: OrderEndingProps) {
  const hrefs = useHrefs()
  const answered = useSentOrders(memberId).filter(({ receipt }) => receipt !== null)
  // Once found it stays, also when it lapses meanwhile or another tab makes a newer one.
  const [order] = useState(() =>
    orderId ? answered.find(({ receipt }) => receipt?.orderNo === orderId) : answered[0],
  )
  const orderNo = orderId ?? order?.receipt?.orderNo
  if (orderNo === undefined) return <OrderResult status="unknown" {...hrefs} />
  return <AskedEnding orderNo={orderNo} order={order ?? null} />
}

interface AskedEndingProps {
  orderNo: string
  order: SentOrder | null
}

function AskedEnding({ orderNo, order }: AskedEndingProps) {
  const { config } = useSite()
  const hrefs = useHrefs()
  const href = useHref()
  const goods = useResultGoods(order)
  const [openedAt] = useState(() => Date.now())
  const asked = useOrderStatus(orderNo, openedAt + overdueMs)
  const { query, status, isGone } = asked
  const { access, askAgain } = useOrderEnd({ order, status, isGone, patienceMs: longPatienceMs })
  const isOverdue = useIsSlow(status === 'waiting', overdueMs)
  if (isGone) return <OrderResult status="unknown" {...hrefs} />
  const isPayable = order !== null && payDeadline(order) > openedAt
  return (
    <QueryBlock query={query} skeleton={<OrderEndingSkeleton />} heading={messages.orderSuccess}>
      {(known) => (
        <OrderResult
          status={known === 'paid' ? paidFaces[access] : known}
          orderNo={orderNo}
          isOverdue={isOverdue}
          checkedAt={asked.checkedAt}
          isChecking={asked.isChecking}
          onCheck={known === 'paid' ? askAgain : asked.check}
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
