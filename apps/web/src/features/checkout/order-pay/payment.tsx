import { describeError } from '@shuyuan/api'
import { PaymentWaiting, type PaymentWaitingProps, PaymentWaitingSkeleton } from '@shuyuan/checkout'
import { useSite } from '@shuyuan/site/react'
import { toast } from '@shuyuan/ui'
import { useNavigate } from '@tanstack/react-router'
import { QueryBlock } from '../../../core/page/query-block'
import { goodsHref, orderLink } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import * as messages from '../messages'
import type { SentOrder } from '../../../core/account/sent-order'
import { useOrderStatus } from '../sent-orders/use-order-status'
import { useRedirectAfterPayment } from '../sent-orders/use-redirect-after-payment'
import { useHasVipAccess } from '../../../core/account/use-has-vip-access'
import { AlreadyUsable } from '../already-usable'
import { useOrderedCourse } from '../use-ordered-course'
import type { RequestedGoods } from '../../../core/router/read-goods'
import { NothingToPay } from './nothing-to-pay'

interface PaymentProps {
  orderNo: string
  /** Null if it was not created on this device. */
  order: SentOrder | null
  /** Null if the payment URL is unknown. Amounts in yuan. */
  payment: { payUrl: string; total: number | null; discount: number } | null
  /** Ms since the epoch. */
  deadline: number
  goods: RequestedGoods | null
}

/** Goods of an order. Without a cover, it is drawn from the name. */
function shownGoods(order: SentOrder | null, cover: string | null): PaymentWaitingProps['goods'] {
  return order === null
    ? undefined
    : { kind: order.type === 'COURSE' ? 'course' : 'vip', name: order.name, cover }
}

/** Shows the QR code and polls the server until the order is paid. */
export function Payment({ orderNo, order, payment, deadline, goods }: PaymentProps) {
  const { config } = useSite()
  const navigate = useNavigate()
  const href = useHref()
  const paidHref = goods && goodsHref(goods, href)
  const orderStatus = useOrderStatus(orderNo, deadline)
  const { query, status, isGone } = orderStatus
  const end = status === 'waiting' ? null : (status ?? order?.end ?? null)
  useRedirectAfterPayment({ orderNo, order, status, isGone, paidHref })
  const { data: detail } = useOrderedCourse(goods, end === null)
  const hasVipAccess = useHasVipAccess(detail)
  if (detail?.isBought && end === null) {
    return <AlreadyUsable courseId={detail.course.id} access={hasVipAccess ? 'vip' : 'bought'} />
  }
  if (isGone || (payment === null && status === 'waiting')) return <NothingToPay goods={goods} />
  // An order from another device is shown only after the server has confirmed its status.
  if (payment === null || (order === null && status === undefined)) {
    return (
      <QueryBlock query={query} skeleton={<PaymentWaitingSkeleton />}>
        {() => <PaymentWaitingSkeleton />}
      </QueryBlock>
    )
  }
  const leaveHref = paidHref ?? href({ to: '/courses' })
  return (
    <PaymentWaiting
      orderNo={orderNo}
      goods={shownGoods(order, detail?.course.cover ?? null)}
      payUrl={payment.payUrl}
      total={payment.total}
      discount={payment.discount}
      deadline={deadline}
      finalStatus={end}
      isChecking={orderStatus.isChecking}
      checkedAt={orderStatus.checkedAt}
      error={orderStatus.error === null ? undefined : describeError(orderStatus.error)}
      onCheck={orderStatus.check}
      onCancel={() => {
        toast.success(messages.orderLeft)
        void navigate({ href: leaveHref, replace: true })
      }}
      goodsHref={leaveHref}
      ordersHref={href({ to: '/member/orders' })}
      orderAgainHref={goods ? href(orderLink(goods)) : null}
      supportHref={config.aboutUrl}
    />
  )
}
