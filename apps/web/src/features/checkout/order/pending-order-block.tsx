import { OrderFormSkeleton, PendingOrder } from '@shuyuan/checkout'
import { goodsHref } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import { payDeadline } from '../../../core/account/sent-order'
import type { AnsweredOrder } from '../../../core/account/sent-order'
import { useOrderStatus } from '../sent-orders/use-order-status'
import { useRedirectAfterPayment } from '../sent-orders/use-redirect-after-payment'

interface PendingOrderBlockProps {
  order: AnsweredOrder
  onOrderAgain: () => void
}

/** Shows a pending order. Redirects if it is already paid. */
export function PendingOrderBlock({ order, onOrderAgain }: PendingOrderBlockProps) {
  const { orderNo, total } = order.receipt
  const href = useHref()
  const deadline = payDeadline(order)
  const { query, status, isGone } = useOrderStatus(orderNo, deadline)
  useRedirectAfterPayment({ orderNo, order, status, isGone, paidHref: goodsHref(order, href) })
  if (query.isPending || status === 'paid') return <OrderFormSkeleton />
  return (
    <PendingOrder
      orderNo={orderNo}
      name={order.name}
      total={total}
      shownTotal={order.shownTotal}
      deadline={deadline}
      payHref={href({ to: '/order/pay', search: { orderId: orderNo } })}
      ordersHref={href({ to: '/member/orders' })}
      cancelHref={goodsHref(order, href)}
      onOrderAgain={onOrderAgain}
    />
  )
}
