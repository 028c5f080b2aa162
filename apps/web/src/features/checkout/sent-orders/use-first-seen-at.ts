import type { DeviceStore } from '@shuyuan/browser-storage'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useServices } from '../../../core/use-services'

const key = 'orders-seen'
const maxEntries = 100

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.pipe(v.number(), v.minValue(0))])),
)

function readSeen(device: DeviceStore): [orderNo: string, seenAt: number][] {
  const { success, output } = v.safeParse(storedSchema, device.get(key))
  return success ? output : []
}

/**
 * Time at which this device first saw an order, in ms since the epoch. The server does not say when an unpaid
 * order was created, so this is the best lower bound for an order of another device. A reload keeps it.
 */
export function useFirstSeenAt(orderNo: string): number {
  const { device } = useServices()
  const [seenAt] = useState(() => {
    const stored = new Map(readSeen(device)).get(orderNo)
    // The clock may have been set back since.
    return Math.min(stored ?? Infinity, Date.now())
  })
  useEffect(() => {
    const others = readSeen(device).filter(([known]) => known !== orderNo)
    device.set(key, JSON.stringify([[orderNo, seenAt], ...others].slice(0, maxEntries)))
  }, [device, orderNo, seenAt])
  return seenAt
}
