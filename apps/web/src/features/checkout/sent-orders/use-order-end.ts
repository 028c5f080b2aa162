import type { OrderStatus } from '@shuyuan/api'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../../core/use-services'
import { awaitAccess } from './await-access'
import type { SentOrder } from '../../../core/orders/sent-order'
import { putOrder } from './sent-orders'

/** What is known of an order, and how long what it bought is waited for. */
export interface OrderEnd {
  /** The order as this device knows it; `null` when it was made elsewhere. */
  order: SentOrder | null
  status: OrderStatus | undefined
  /** The server knows no such order of this learner. */
  isGone: boolean
  /** How long what was bought is waited for once the order is paid. */
  patienceMs: number
  /** Goes on when the order is paid and what was bought can be used, or could not be in time. */
  onPaid?: (isUsable: boolean) => void
}

/** Whether what was paid for can be used; `'delayed'` when it could not be for as long as it was waited for. */
export type Access = 'opening' | 'usable' | 'delayed'

/** Writes down how an order ended, and waits for what was bought; its news comes from elsewhere, by itself. */
export function useOrderEnd({ order, status, isGone, patienceMs, onPaid }: OrderEnd) {
  const services = useServices()
  const [access, setAccess] = useState<Access>('opening')
  const [round, setRound] = useState(0)
  const end = status === 'waiting' ? undefined : status
  const known = useRef({ order, onPaid })
  useEffect(() => {
    known.current = { order, onPaid }
  })
  useEffect(() => {
    const placed = known.current.order
    const { orders } = services
    if (isGone && placed) putOrder(orders, placed, 'remove')
    if (end === undefined) return
    if (end !== 'paid') return void (placed && putOrder(orders, placed, { end }))
    let isHere = true
    void awaitAccess(services, placed, patienceMs).then((isUsable) => {
      // An order that is over makes place for a form, and that has to know what is bought.
      if (isUsable && placed) putOrder(orders, placed, { end })
      if (!isHere) return
      setAccess(isUsable ? 'usable' : 'delayed')
      known.current.onPaid?.(isUsable)
    })
    return () => {
      isHere = false
    }
  }, [end, isGone, services, patienceMs, round])

  return {
    access,
    askAgain() {
      setAccess('opening')
      setRound((last) => last + 1)
    },
  }
}
