import type { DeviceStore } from '@shuyuan/browser-storage'

const key = 'order-amounts'
const maxEntries = 100

function readAmounts(device: DeviceStore): [orderNo: string, yuan: number][] {
  try {
    const entries: unknown = JSON.parse(device.get(key) ?? '[]')
    if (!Array.isArray(entries)) return []
    return entries.flatMap((entry: unknown): [string, number][] => {
      if (!Array.isArray(entry)) return []
      const [orderNo, yuan]: unknown[] = entry
      return typeof orderNo === 'string' && typeof yuan === 'number' ? [[orderNo, yuan]] : []
    })
  } catch {
    return []
  }
}

/** Stores the amount due of an order after its discount, which the server's order list does not contain. */
export function rememberAmountDue(device: DeviceStore, orderNo: string, yuan: number): void {
  const others = readAmounts(device).filter(([known]) => known !== orderNo)
  device.set(key, JSON.stringify([[orderNo, yuan], ...others].slice(0, maxEntries)))
}

/** Amounts due in yuan by order number, for orders created on this device. */
export function knownAmountsDue(device: DeviceStore): ReadonlyMap<string, number> {
  return new Map(readAmounts(device))
}
