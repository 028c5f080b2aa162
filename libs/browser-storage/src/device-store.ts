import { createSafeStorage, type KeyValueStorage } from './safe-storage'

/** Options of {@link createDeviceStore}. */
export interface DeviceStoreOptions {
  /**
   * Goes before every key, followed by `-`.
   * @default 'shuyuan'
   */
  prefix?: string
  /** @default the browser’s local storage; memory where there is none or it fails */
  storage?: KeyValueStorage
}

/** Plain text by key on this device, shared by all tabs. Secrets have no place in it. */
export interface DeviceStore {
  get(key: string): string | null
  /** `null` removes the value. */
  set(key: string, value: string | null): void
  remove(key: string): void
  /** The keys that begin with `start`, in no order. */
  keys(start: string): string[]
  /**
   * Calls back when another tab may have written one of the values.
   * @returns the function that stops listening
   */
  subscribe(listener: () => void): () => void
}

/** Creates a store with keys `{prefix}-{key}` of the local storage. Never throws on storage that does. */
export function createDeviceStore(options: DeviceStoreOptions = {}): DeviceStore {
  const local = createSafeStorage('localStorage', options.storage)
  const start = `${options.prefix ?? 'shuyuan'}-`
  /** Keys that a browser that stores nothing cannot list. */
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
