import type { DeviceStore } from '@shuyuan/browser-storage'

const start = 'order-amount/'
const maxEntries = 100

/** Stores the amount due of an order after its discount, which the server's order list does not contain. */
export function rememberAmountDue(device: DeviceStore, orderNo: string, yuan: number): void {
  device.set(start + orderNo, String(yuan))
  // Order numbers begin with the time.
  for (const key of device.keys(start).sort().slice(0, -maxEntries)) device.remove(key)
}

/** Amounts due in yuan by order number, for orders created on this device. */
export function knownAmountsDue(device: DeviceStore): ReadonlyMap<string, number> {
  const amounts = device
    .keys(start)
    .map((key) => [key.slice(start.length), Number(device.get(key) ?? NaN)] as const)
  return new Map(amounts.filter(([, yuan]) => Number.isFinite(yuan)))
}
