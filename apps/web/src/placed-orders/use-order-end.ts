import type { OrderStatus } from '@shuyuan/api'
import { useEffect, useRef } from 'react'
import { useServices } from '../use-services'
import { orderStoreOf } from './order-store'
import type { PlacedOrder } from './placed-order'
import { putOrder } from './placed-orders'
import { refreshAccess } from './refresh-access'

interface OrderEnd {
  /** The order as this device knows it; `null` when it was made elsewhere. */
  order: PlacedOrder | null
  status: OrderStatus | undefined
  /** The server knows no such order of this learner. */
  isGone: boolean
  /** Once, when the order is paid and what was bought is known again. */
  onPaid: () => void
}

/** Writes down how an order ended; the payment happens elsewhere and its news comes by itself. */
export function useOrderEnd({ order, status, isGone, onPaid }: OrderEnd): void {
  const services = useServices()
  const end = status === 'waiting' ? undefined : status
  const known = useRef({ order, onPaid })
  useEffect(() => {
    known.current = { order, onPaid }
  })
  useEffect(() => {
    const placed = known.current.order
    const store = orderStoreOf(services)
    if (isGone && placed) putOrder(store, placed, 'remove')
    if (end === undefined) return
    const note = () => placed && putOrder(store, placed, { end })
    if (end !== 'paid') return void note()
    let isHere = true
    // Noted last: an order that is over makes place for a form, and that has to know what is bought.
    void refreshAccess(services, placed).then(() => {
      note()
      if (isHere) known.current.onPaid()
    })
    return () => {
      isHere = false
    }
  }, [end, isGone, services])
}
