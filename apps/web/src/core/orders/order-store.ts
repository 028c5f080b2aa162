import type { DeviceStore } from '@shuyuan/browser-storage'
import { createObservable } from '@shuyuan/ui/observable'

/** The text in which this device keeps its orders, the same in all tabs. */
export interface OrderStore {
  /** `null` when there is none. */
  read(): string | null
  /** `null` forgets the text. */
  write(text: string | null): void
  /**
   * Tells when this tab wrote, or when another may have.
   * @returns the function that stops listening
   */
  subscribe(listener: () => void): () => void
}

const key = 'orders'

/** Makes the store of orders. It outlives a sign-out, so that the text has to say whose they are. */
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
