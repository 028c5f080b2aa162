import { useEffect, useState } from 'react'
import { useServices } from '../../../core/use-services'

const start = 'order-seen/'
const maxEntries = 100

/**
 * Time at which this device first saw an order, in ms since the epoch. The server does not say when an unpaid
 * order was created, so this is the best lower bound for an order of another device. A reload keeps it.
 */
export function useFirstSeenAt(orderNo: string): number {
  const { device } = useServices()
  const [seenAt] = useState(() => {
    const stored = Number(device.get(start + orderNo) ?? NaN)
    const now = Date.now()
    // The clock may have been set back since.
    return stored > 0 ? Math.min(stored, now) : now
  })
  useEffect(() => {
    device.set(start + orderNo, String(seenAt))
    // Order numbers begin with the time.
    for (const key of device.keys(start).sort().slice(0, -maxEntries)) device.remove(key)
  }, [device, orderNo, seenAt])
  return seenAt
}
