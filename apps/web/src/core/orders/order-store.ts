import type { DeviceStore } from '@shuyuan/browser-storage'
import { createObservable } from '@shuyuan/ui/observable'

/** Serialized orders of this device, shared by all tabs. */
export interface OrderStore {
  /** Returns `null` if there are no orders. */
  read(): string | null
  /** Pass `null` to delete the orders. */
  write(text: string | null): void
  /**
   * Calls the listener when this tab has written, or when another tab may have.
   * @returns a function that unsubscribes
   */
  subscribe(listener: () => void): () => void
}

const key = 'orders'

/** Creates the order store. It persists after sign-out, so each order includes its member ID. */
export function createOrderStore(device: DeviceStore): OrderStore {
  const changes = createObservable()
  return {
    read: () => device.get(key),
    write(text) {
      if (text === null) device.remove(key)
      else device.set(key, text)
      changes.notify()
    },
    subscribe(listener) {
      const stops = [changes.subscribe(listener), device.subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
  }
}
