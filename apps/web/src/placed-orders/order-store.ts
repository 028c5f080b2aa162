import type { DeviceStore } from '@shuyuan/session/device'
import { deviceOf } from '../progress/device-of'
import type { Services } from '../services'

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

/** Makes the store of orders. It outlives a logout, so that the text has to say whose they are. */
export function createOrderStore(device: DeviceStore): OrderStore {
  const listeners = new Set<() => void>()
  return {
    read: () => device.get(key),
    write(text) {
      if (text === null) device.remove(key)
      else device.set(key, text)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      const stop = device.subscribe(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}

const stores = new WeakMap<DeviceStore, OrderStore>()

/** The one store of a visit, so that all its pages hear of a change. */
export function orderStoreOf(services: Services): OrderStore {
  const device = deviceOf(services)
  const store = stores.get(device) ?? createOrderStore(device)
  stores.set(device, store)
  return store
}
