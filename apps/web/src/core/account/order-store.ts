import type { DeviceStore } from '@shuyuan/browser-storage'
import { createObservable } from '@shuyuan/ui/observable'
import { parseSentOrder, type SentOrder } from './sent-order'

/** Orders of this device, shared by all tabs. */
export interface OrderStore {
  /** Returns a line of JSON per order, or `''`. */
  read(): string
  /** Adds or replaces an order. Also removes orders that are malformed or no longer remembered. */
  put(order: SentOrder): void
  remove(order: SentOrder): void
  /**
   * Calls the listener when this tab has written, or when another tab may have.
   * @returns a function that unsubscribes
   */
  subscribe(listener: () => void): () => void
}

const start = 'order/'

const keyOf = ({ memberId, type, id, sentAt }: SentOrder) =>
  start + [memberId, type, id, sentAt].join('/')

/**
 * Creates the order store. It persists after sign-out, so each order includes its member ID. Each order has its own
 * key, so that tabs that write at the same time lose nothing.
 */
export function createOrderStore(device: DeviceStore): OrderStore {
  const changes = createObservable()
  const entries = () => device.keys(start).map((key) => [key, device.get(key) ?? ''] as const)
  return {
    read: () =>
      entries()
        .map(([, text]) => text)
        .sort()
        .join('\n'),
    put(order) {
      const now = Date.now()
      for (const [key, text] of entries()) {
        if (parseSentOrder(text, now) === null) device.remove(key)
      }
      device.set(keyOf(order), JSON.stringify(order))
      changes.notify()
    },
    remove(order) {
      device.remove(keyOf(order))
      changes.notify()
    },
    subscribe(listener) {
      const stops = [changes.subscribe(listener), device.subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
  }
}
