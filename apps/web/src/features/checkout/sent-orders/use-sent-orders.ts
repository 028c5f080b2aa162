import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useServices } from '../../../core/use-services'
import { rememberedUntil, type SentOrder } from '../../../core/orders/sent-order'
import { ordersOf } from './sent-orders'

const nothing = () => null

/** The orders of a learner that this device sent and remembers; other tabs write too. */
export function useSentOrders(memberId: number): SentOrder[] {
  const { orders: store } = useServices()
  const text = useSyncExternalStore(store.subscribe, store.read, nothing)
  const [round, setRound] = useState(0)
  const orders = useMemo(() => ordersOf(text, memberId, round), [text, memberId, round])
  // Each order goes when its time is over, by the clock outside React.
  useEffect(() => {
    if (orders.length === 0) return
    const next = Math.min(...orders.map((order) => rememberedUntil(order)))
    const timer = setTimeout(() => setRound(next), Math.max(1_000, next - Date.now()))
    return () => clearTimeout(timer)
  }, [orders])
  return orders
}
