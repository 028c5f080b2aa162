import { orderStatusQuery } from '@shuyuan/api/query'
import type { PendingOrder } from '@shuyuan/member'
import { useSessionState } from '@shuyuan/session/react'
import { useQueries } from '@tanstack/react-query'
import { href } from '../../href'
import { isMissing } from '../../blocks/is-missing'
import { payDeadline } from '../../placed-orders/placed-order'
import { isUnpaid } from '../../placed-orders/placed-orders'
import { usePlacedOrders } from '../../placed-orders/use-placed-orders'
import { useServices } from '../../use-services'
import { useNow } from './use-now'

const minuteMs = 60_000

/**
 * The learner's orders that were made on this device and can still be paid. The server lists paid ones
 * only, but knows of each whether it has ended; one of which it says so, or knows nothing, is not offered.
 */
export function useUnpaidOrders(): PendingOrder[] {
  const { api } = useServices()
  const { member } = useSessionState()
  const now = useNow(minuteMs / 2)
  const orders = usePlacedOrders(member?.id ?? 0).filter(isUnpaid)
  const answers = useQueries({
    queries: orders.map(({ receipt }) => orderStatusQuery(api, receipt.orderNo)),
  })
  return orders
    .filter((_, index) => {
      const answer = answers[index]
      const hasEnded = answer?.data === 'paid' || answer?.data === 'cancelled'
      return !hasEnded && !isMissing(answer?.error)
    })
    .map((order) => ({
      orderNo: order.receipt.orderNo,
      name: order.name,
      total: order.receipt.total,
      minutesLeft: Math.max(0, Math.floor((payDeadline(order, now) - now) / minuteMs)),
      href: href('/order/pay', { orderId: order.receipt.orderNo }),
    }))
}
