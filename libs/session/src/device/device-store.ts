import { createSafeStorage, type KeyValueStorage } from '../storage'

/** What a {@link DeviceStore} is made of. */
export interface DeviceStoreOptions {
  /**
   * Goes before every key.
   * @default 'shuyuan'
   */
  prefix?: string
  /** @default the browser’s local storage; memory where there is none or it fails */
  storage?: KeyValueStorage
}

/**
 * A place on this device for what a part of the site wants to find again: plain text by key, shared
 * by all tabs. Secrets have no place in it.
 */
export interface DeviceStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** The keys that begin like this, in no order. */
  keys(start: string): string[]
  /**
   * Tells when another tab may have written.
   * @returns the function that stops listening
   */
  subscribe(listener: () => void): () => void
}

/** Makes a store with keys `{prefix}-{key}`. Never throws on storage that does. */
export function createDeviceStore(options: DeviceStoreOptions = {}): DeviceStore {
  const local = createSafeStorage('localStorage', options.storage)
  const start = `${options.prefix ?? 'shuyuan'}-`
  /** What a browser that stores nothing cannot list. */
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
      written.add(start + key)
      local.set(start + key, value)
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
