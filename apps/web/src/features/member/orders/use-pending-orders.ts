import { useEffect, useState } from 'react'
import { orderStatusQuery } from '@shuyuan/api/query'
import type { PendingOrder } from '@shuyuan/member'
import { useSessionState } from '@shuyuan/session/react'
import { useQueries } from '@tanstack/react-query'
import { isMissing } from '../../../core/api-errors'
import { useHref } from '../../../core/router/use-href'
import { payDeadline } from '../../../core/account/sent-order'
import { isPending, useSentOrders } from '../../checkout/index'
import { useServices } from '../../../core/use-services'

/** Current time in ms since the epoch, updated at an interval. */
function useNow(intervalMs: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return now
}

const minuteMs = 60_000

function minutesUntil(deadline: number, now: number): number | null {
  return deadline <= now ? null : Math.floor((deadline - now) / minuteMs)
}

/**
 * Pending orders that the learner created on this device. The server lists only paid orders, but returns
 * the status of each. Orders that have ended or that the server does not know are hidden. Orders past their
 * payment deadline are hidden until the status is known.
 *
 * @param owned IDs of the courses that the learner has bought
 */
export function usePendingOrders(owned: ReadonlySet<number>): PendingOrder[] {
  const services = useServices()
  const { api } = services
  const href = useHref()
  const member = useSessionState((state) => state.member)
  const now = useNow(minuteMs / 2)
  const orders = useSentOrders(member?.id ?? 0)
    .filter(isPending)
    .filter(({ receipt }) => receipt.payUrl !== null)
  const answers = useQueries({
    queries: orders.map(({ receipt }) => orderStatusQuery(api, receipt.orderNo)),
  })
  // Canceled orders are stored, so their status is not requested again.
  useEffect(() => {
    for (const [index, order] of orders.entries()) {
      if (answers[index]?.data !== 'canceled') continue
      services.orders.put({ ...order, end: 'canceled' })
    }
  }, [orders, answers, services])
  return orders.flatMap((order, index) => {
    const { receipt, name } = order
    const answer = answers[index]
    const minutesLeft = minutesUntil(payDeadline(order, now), now)
    const isListed = answer?.isPending === false || minutesLeft !== null
    const hasEnded = answer?.data === 'paid' || answer?.data === 'canceled'
    if (!isListed || hasEnded || isMissing(answer?.error)) return []
    const { orderNo, total } = receipt
    const payHref = href({ to: '/order/pay', search: { orderId: orderNo } })
    const isOwned = order.type === 'COURSE' && owned.has(order.id)
    return [{ orderNo, name, total, minutesLeft, href: isOwned ? null : payHref }]
  })
}
