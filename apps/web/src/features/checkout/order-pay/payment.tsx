import { describeError } from '@shuyuan/api'
import { PaymentWaiting } from '@shuyuan/checkout'
import { useSite } from '@shuyuan/site/react'
import { toast } from '@shuyuan/ui'
import { useNavigate } from '@tanstack/react-router'
import { goodsHref, orderLink } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import * as messages from '../messages'
import { payDeadline, type SentOrder } from '../../../core/account/sent-order'
import { useOrderStatus } from '../sent-orders/use-order-status'
import { useRedirectAfterPayment } from '../sent-orders/use-redirect-after-payment'
import { useHasVipAccess } from '../../../core/account/use-has-vip-access'
import { AlreadyUsable } from '../already-usable'
import { useOrderedCourse } from '../use-ordered-course'
import { NothingToPay } from './nothing-to-pay'

/** An order with an amount due. */
interface PayableOrder extends SentOrder {
  receipt: NonNullable<SentOrder['receipt']> & { payUrl: string }
}

/** Shows the QR code and polls the server until the order is paid. */
export function Payment({ order }: { order: PayableOrder }) {
  const { config } = useSite()
  const navigate = useNavigate()
  const href = useHref()
  const { orderNo, payUrl, total, discount } = order.receipt
  const deadline = payDeadline(order)
  const orderStatus = useOrderStatus(orderNo, deadline)
  const { status, isGone } = orderStatus
  const end = status === 'waiting' ? null : (status ?? order.end)
  useRedirectAfterPayment({ order, status, isGone })
  const { data: detail } = useOrderedCourse(order, end === null)
  const hasVipAccess = useHasVipAccess(detail)
  if (detail?.isBought && end === null) {
    return <AlreadyUsable courseId={detail.course.id} access={hasVipAccess ? 'vip' : 'bought'} />
  }
  if (isGone) return <NothingToPay goods={order} />
  const leaveHref = goodsHref(order, href)
  return (
    <PaymentWaiting
      orderNo={orderNo}
      goods={{
        kind: order.type === 'COURSE' ? 'course' : 'vip',
        name: order.name,
        // Without a cover, it is drawn from the name.
        cover: detail?.course.cover ?? null,
      }}
      payUrl={payUrl}
      total={total}
      discount={discount}
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
      orderAgainHref={href(orderLink(order))}
      supportHref={config.aboutUrl}
    />
  )
}
