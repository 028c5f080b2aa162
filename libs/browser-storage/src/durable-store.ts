import { createStore, del, entries, set } from 'idb-keyval'
import type { DeviceStore } from './device-store'

/** A store with a second copy that survives when the browser is killed. */
export interface DurableStore {
  /** Writes to the device and to the copy; reads from the device. */
  store: DeviceStore
  /**
   * Values that the copy held at the start. Resolves within a second, without values if it cannot
   * be read.
   */
  restored: Promise<Pick<DeviceStore, 'get' | 'keys' | 'remove'>>
}

/** How long to wait for a database that does not respond, in ms. */
const longestRead = 1_000

/**
 * Mirrors the writes of a device store to IndexedDB. Chromium flushes IndexedDB to disk at once but
 * `localStorage` up to a minute later, so the copy is newer when all browser processes are killed,
 * as phones do when memory runs low. Never throws; without IndexedDB there is no copy.
 *
 * @param name of the database; nothing else may use it
 */
export function createDurableStore(device: DeviceStore, name: string): DurableStore {
  const database = createStore(name, 'values')

  const remove = (key: string) => void attempt(() => del(key, database))

  async function readRestored() {
    const read = attempt(() => entries<string, unknown>(database))
    const timeout = new Promise<null>((resolve) => setTimeout(resolve, longestRead, null))
    const values = new Map((await Promise.race([read, timeout])) ?? [])
    return {
      get(key: string) {
        const value = values.get(key)
        return typeof value === 'string' ? value : null
      },
      remove(key: string) {
        values.delete(key)
        remove(key)
      },
      keys: (start: string) => [...values.keys()].filter((key) => key.startsWith(start)),
    }
  }

  return {
    store: {
      ...device,
      set(key, value) {
        device.set(key, value)
        if (value === null) remove(key)
        else void attempt(() => set(key, value, database))
      },
      remove(key) {
        device.remove(key)
        remove(key)
      },
    },
    restored: readRestored(),
  }
}

async function attempt<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch {
    return null
  }
}
