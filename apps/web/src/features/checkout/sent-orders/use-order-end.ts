import type { OrderStatus } from '@shuyuan/api'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../../core/use-services'
import { waitForDelivery } from './wait-for-delivery'
import type { SentOrder } from '../../../core/account/sent-order'

export interface OrderEnd {
  /** The stored order, or null if it was created on another device. */
  order: SentOrder | null
  status: OrderStatus | undefined
  /** The server has no such order of this learner. */
  isGone: boolean
  /** How long to wait for the delivery after payment, in ms. */
  timeoutMs: number
  /** Called after payment, when the goods are delivered or the timeout has passed. */
  onPaid?: (isUsable: boolean) => void
}

/** Delivery state of paid goods. `'delayed'` means that the timeout has passed. */
export type Access = 'opening' | 'usable' | 'delayed'

/** Records the outcome of an order and waits for delivery. Status updates arrive through `useOrderStatus`. */
export function useOrderEnd({ order, status, isGone, timeoutMs, onPaid }: OrderEnd) {
  const services = useServices()
  const [access, setAccess] = useState<Access>('opening')
  const [round, setRound] = useState(0)
  const end = status === 'waiting' ? undefined : status
  const known = useRef({ order, onPaid })
  useEffect(() => {
    known.current = { order, onPaid }
  })
  useEffect(() => {
    const stored = known.current.order
    const { orders } = services
    if (isGone && stored) orders.remove(stored)
    if (end === undefined) return
    if (end !== 'paid') return void (stored && orders.put({ ...stored, end }))
    let isMounted = true
    void waitForDelivery(services, stored, timeoutMs).then((isUsable) => {
      // An order that has ended is replaced by the form, which must already know about the purchase.
      if (isUsable && stored) orders.put({ ...stored, end })
      if (!isMounted) return
      setAccess(isUsable ? 'usable' : 'delayed')
      known.current.onPaid?.(isUsable)
    })
    return () => {
      isMounted = false
    }
  }, [end, isGone, services, timeoutMs, round])

  return {
    access,
    checkAgain() {
      setAccess('opening')
      setRound((last) => last + 1)
    },
  }
}
