import { createStore, del, entries, set } from 'idb-keyval'
import type { DeviceStore } from './device-store'

/** A store whose values are kept a second time, where a browser that is killed does not lose them. */
export interface LastingCopy {
  /** Writes to the device and to the copy, reads from the device. */
  store: DeviceStore
  /** What the copy held at the beginning, at most a second later; nothing where it cannot be read. */
  left: Promise<Pick<DeviceStore, 'get' | 'keys' | 'remove'>>
}

/** A database that does not answer holds nothing up for longer, in ms. */
const longestRead = 1_000

/**
 * Keeps what is written to a device's store in IndexedDB, too. Chromium writes IndexedDB to the disk at once
 * and `localStorage` up to a minute later, so after all its processes are killed, as phones do that run out of
 * memory, the copy is ahead of the device. Never throws; without IndexedDB there is no copy.
 *
 * @param name of the database, which holds nothing else
 */
export function createLastingCopy(device: DeviceStore, name: string): LastingCopy {
  const database = createStore(name, 'values')

  const remove = (key: string) => void attempt(() => del(key, database))

  async function readLeft() {
    const read = attempt(() => entries<string, unknown>(database))
    const late = new Promise<null>((resolve) => setTimeout(resolve, longestRead, null))
    const values = new Map((await Promise.race([read, late])) ?? [])
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
    left: readLeft(),
  }
}

async function attempt<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch {
    return null
  }
}
