import { OrderFormSkeleton, UnpaidOrder } from '@shuyuan/checkout'
import { payDeadline } from '../../placed-orders/placed-order'
import type { AnsweredOrder } from '../../placed-orders/placed-order'
import { useOrderStatus } from '../../placed-orders/use-order-status'
import { useWayFromPaid } from '../../placed-orders/use-way-from-paid'
import { goodsHref } from './read-goods'

interface OpenOrderProps {
  order: AnsweredOrder
  onOrderAnew: () => void
}

/** An order that waits for its payment, unless the server says that it ended meanwhile. */
export function OpenOrder({ order, onOrderAnew }: OpenOrderProps) {
  const { orderNo, total } = order.receipt
  const deadline = payDeadline(order)
  const { query, status, isGone } = useOrderStatus(orderNo, deadline)
  useWayFromPaid({ orderNo, order, status, isGone, paidHref: goodsHref(order) })
  if (query.isPending || status === 'paid') return <OrderFormSkeleton />
  return (
    <UnpaidOrder
      orderNo={orderNo}
      name={order.name}
      total={total}
      shownTotal={order.shownTotal}
      deadline={deadline}
      payHref={`/order/pay?orderId=${orderNo}`}
      ordersHref="/member/orders"
      leaveHref={goodsHref(order)}
      onOrderAnew={onOrderAnew}
    />
  )
}
