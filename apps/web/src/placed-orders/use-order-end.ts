import type { OrderStatus } from '@shuyuan/api'
import { toast } from '@shuyuan/ui'
import { useEffect, useRef } from 'react'
import * as messages from '../page-messages'
import { useNavigateByHref } from '../use-navigate-by-href'
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
  /** Where it leads once, when the order is paid and what was bought is known again; `null`: nowhere. */
  paidHref: string | null
}

/** Writes down how an order ended, and goes where that leads; its news comes from elsewhere, by itself. */
export function useOrderEnd({ order, status, isGone, paidHref }: OrderEnd): void {
  const services = useServices()
  const end = status === 'waiting' ? undefined : status
  const navigate = useNavigateByHref()
  const known = useRef({ order, paidHref, navigate })
  useEffect(() => {
    known.current = { order, paidHref, navigate }
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
      const { paidHref, navigate } = known.current
      if (!isHere || paidHref === null) return
      toast.success(messages.orderPaid)
      navigate(paidHref, { replace: true })
    })
    return () => {
      isHere = false
    }
  }, [end, isGone, services])
}
