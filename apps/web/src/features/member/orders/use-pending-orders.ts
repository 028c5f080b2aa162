import { useEffect, useState } from 'react'
import { orderStatusQuery } from '@shuyuan/api/query'
import type { PendingOrder } from '@shuyuan/member'
import { useSessionState } from '@shuyuan/session/react'
import { useQueries } from '@tanstack/react-query'
import { isMissing } from '../../../core/api-errors'
import { useHref } from '../../../core/links/use-href'
import { payDeadline } from '../../../core/orders/sent-order'
import { isPending, putOrder, useSentOrders } from '../../checkout/index'
import { useServices } from '../../../core/use-services'

/** The time, ms since the epoch, renewed every so often. */
function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now)
  // Time goes by outside React.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

const minuteMs = 60_000

function minutesUntil(deadline: number, now: number): number | null {
  return deadline <= now ? null : Math.floor((deadline - now) / minuteMs)
}

/**
 * The learner's orders that were made on this device and wait for their payment. The server lists paid
 * ones only, but knows of each whether it has ended; one of which it says so, or knows nothing, is not
 * offered, and one whose code is over only when it was asked about.
 */
export function usePendingOrders(): PendingOrder[] {
  const services = useServices()
  const { api } = services
  const href = useHref()
  const { member } = useSessionState()
  const now = useNow(minuteMs / 2)
  const orders = useSentOrders(member?.id ?? 0)
    .filter(isPending)
    .filter(({ receipt }) => receipt.payUrl !== null)
  const answers = useQueries({
    queries: orders.map(({ receipt }) => orderStatusQuery(api, receipt.orderNo)),
  })
  // What is closed is not asked about again; the device's store is outside React.
  useEffect(() => {
    for (const [index, order] of orders.entries()) {
      if (answers[index]?.data !== 'canceled') continue
      putOrder(services.orders, order, { end: 'canceled' })
    }
  }, [orders, answers, services])
  return orders.flatMap((order, index) => {
    const { receipt, name } = order
    const answer = answers[index]
    const minutesLeft = minutesUntil(payDeadline(order, now), now)
    const isAsked = answer?.isPending === false || minutesLeft !== null
    const hasEnded = answer?.data === 'paid' || answer?.data === 'canceled'
    if (!isAsked || hasEnded || isMissing(answer?.error)) return []
    const { orderNo, total } = receipt
    const payHref = href({ to: '/order/pay', search: { orderId: orderNo } })
    return [{ orderNo, name, total, minutesLeft, href: payHref }]
  })
}
