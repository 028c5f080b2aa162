import { OrderFormSkeleton, UnpaidOrder } from '@shuyuan/checkout'
import { goodsHref } from '../../../app/links/goods-href'
import { useHref } from '../../../app/links/use-href'
import { payDeadline } from '../../../app/orders/placed-order'
import type { AnsweredOrder } from '../../../app/orders/placed-order'
import { useOrderStatus } from '../placed-orders/use-order-status'
import { useWayFromPaid } from '../placed-orders/use-way-from-paid'

interface OpenOrderProps {
  order: AnsweredOrder
  onOrderAnew: () => void
}

/** An order that waits for its payment, unless the server says that it ended meanwhile. */
export function OpenOrder({ order, onOrderAnew }: OpenOrderProps) {
  const { orderNo, total } = order.receipt
  const href = useHref()
  const deadline = payDeadline(order)
  const { query, status, isGone } = useOrderStatus(orderNo, deadline)
  useWayFromPaid({ orderNo, order, status, isGone, paidHref: goodsHref(order, href) })
  if (query.isPending || status === 'paid') return <OrderFormSkeleton />
  return (
    <UnpaidOrder
      orderNo={orderNo}
      name={order.name}
      total={total}
      shownTotal={order.shownTotal}
      deadline={deadline}
      payHref={href({ to: '/order/pay', search: { orderId: orderNo } })}
      ordersHref={href({ to: '/member/orders' })}
      leaveHref={goodsHref(order, href)}
      onOrderAnew={onOrderAnew}
    />
  )
}
