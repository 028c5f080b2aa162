import { createSafeStorage, type KeyValueStorage } from './safe-storage'

export interface DeviceStoreOptions {
  /**
   * Prepended to every key, followed by `-`.
   * @default 'shuyuan'
   */
  prefix?: string
  /** @default local storage, or memory if it is missing or fails */
  storage?: KeyValueStorage
}

/** Text values by key, shared by all tabs of the browser. Not for secrets. */
export interface DeviceStore {
  get(key: string): string | null
  /** `null` removes the value. */
  set(key: string, value: string | null): void
  remove(key: string): void
  /** Returns the keys that begin with `start`, in no particular order. */
  keys(start: string): string[]
  /**
   * Calls the listener when another tab may have written a value.
   * @returns unsubscribes
   */
  subscribe(listener: () => void): () => void
}

/**
 * Creates a store with the keys `{prefix}-{key}` in local storage. Never throws if the storage
 * fails.
 */
export function createDeviceStore(options: DeviceStoreOptions = {}): DeviceStore {
  const local = createSafeStorage('localStorage', options.storage)
  const start = `${options.prefix ?? 'shuyuan'}-`
  /** A browser that refuses to store cannot list these keys. */
  const written = new Set<string>()

  function stored(): string[] {
    try {
      return local.keys()
    } catch {
      return []
    }
  }

  return {
    get: (key) => local.get(start + key),
    set(key, value) {
      if (value === null) {
        local.remove(start + key)
      } else {
        written.add(start + key)
        local.set(start + key, value)
      }
    },
    remove: (key) => local.remove(start + key),
    keys: (from) =>
      [...new Set([...stored(), ...written])]
        .filter((key) => key.startsWith(start + from) && local.get(key) !== null)
        .map((key) => key.slice(start.length)),
    subscribe: (listener) =>
      local.subscribe((key) => {
        if (!key || key.startsWith(start)) listener()
      }),
  }
}
