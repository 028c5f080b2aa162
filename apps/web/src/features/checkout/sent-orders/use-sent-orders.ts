import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useServices } from '../../../core/use-services'
import { rememberedUntil, type SentOrder } from '../../../core/account/sent-order'
import { ordersOf } from './sent-orders'

const nothing = () => ''

/** Orders of a learner stored on this device. Updates when another tab writes. */
export function useSentOrders(memberId: number): SentOrder[] {
  const { orders: store } = useServices()
  const text = useSyncExternalStore(store.subscribe, store.read, nothing)
  const [round, setRound] = useState(0)
  const orders = useMemo(() => ordersOf(text, memberId, round), [text, memberId, round])
  // Removes each order when it expires.
  useEffect(() => {
    if (orders.length === 0) return
    const next = Math.min(...orders.map((order) => rememberedUntil(order)))
    const timer = setTimeout(() => setRound(next), Math.max(1_000, next - Date.now()))
    return () => clearTimeout(timer)
  }, [orders])
  return orders
}
