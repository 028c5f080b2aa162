/** The methods of the browser's `Storage` that are used. Tests and hosts can replace it. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A storage that never throws, except in `keys`. */
export interface SafeStorage {
  get(key: string): string | null
  /** Returns false if the value is only in memory, and lost when the page closes. */
  set(key: string, value: string): boolean
  remove(key: string): void
  /** Returns all stored keys of this origin. Throws if the browser denies access. */
  keys(): string[]
  /**
   * Calls back when another tab may have written, with the key or with `null` for any key.
   * @returns unsubscribes
   */
  subscribe(onChange: (key: string | null) => void): () => void
}

/** Name of the browser storage. */
export type StorageArea = 'localStorage' | 'sessionStorage'

/**
 * Creates a storage that tolerates every failure of the browser's (private mode, full, disabled,
 * missing on a server). Values that cannot be written stay in memory until the page closes.
 *
 * @param area looked up on each use, and only if there is a window
 * @param injected replaces the browser's storage
 */
export function createSafeStorage(area: StorageArea, injected?: KeyValueStorage): SafeStorage {
  /** Values that the storage refused; `null` for a removal. */
  const refused = new Map<string, string | null>()

  /** Throws if the browser denies access. */
  function real(): KeyValueStorage | undefined {
    return injected ?? (typeof window === 'undefined' ? undefined : window[area])
  }

  function write(key: string, value: string | null): boolean {
    try {
      const storage = real()
      if (!storage) throw new Error(`no ${area}`)
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, value)
      refused.delete(key)
      return true
    } catch {
      refused.set(key, value)
      return false
    }
  }

  return {
    get(key) {
      const kept = refused.get(key)
      if (kept !== undefined) return kept
      try {
        return real()?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    set: write,
    remove: (key) => void write(key, null),
    keys: () => Object.keys(real() ?? {}),
    subscribe(onChange) {
      if (typeof window === 'undefined') return () => undefined
      function onStorage({ key }: StorageEvent) {
        // Another tab's write is newer than a refused one. A null key means that the storage was
        // cleared.
        if (key === null) refused.clear()
        else refused.delete(key)
        onChange(key)
      }
      function onPageShow({ persisted }: PageTransitionEvent) {
        // A page in the back/forward cache receives no events.
        if (persisted) onChange(null)
      }
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onPageShow)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onPageShow)
      }
    },
  }
}
