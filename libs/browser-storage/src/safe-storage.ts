/** The part of the browser’s `Storage` that is used; a fake or another store can replace it. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A storage that never throws, except when its keys are listed. */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** All keys that the browser has stored for this origin. Throws where the browser does. */
  keys(): string[]
  /**
   * Calls back when another tab may have written: with the key, or with `null` for any key.
   * @returns the function that stops listening
   */
  subscribe(onChange: (key: string | null) => void): () => void
}

/** Which of the browser’s two storages. */
export type StorageArea = 'localStorage' | 'sessionStorage'

/**
 * Creates a storage that survives every failure of the browser’s (private mode, full, disabled, none on
 * a server): what cannot be written is kept in memory for as long as the page lives.
 *
 * @param area looked up at each use, and only where there is a window
 * @param injected used instead of the browser’s
 */
export function createSafeStorage(area: StorageArea, injected?: KeyValueStorage): SafeStorage {
  /** What the real storage refused: the value, or `null` for a removal. */
  const refused = new Map<string, string | null>()

  /** Throws where the browser forbids storage. */
  function real(): KeyValueStorage | undefined {
    return injected ?? (typeof window === 'undefined' ? undefined : window[area])
  }

  function write(key: string, value: string | null) {
    try {
      const storage = real()
      if (!storage) throw new Error(`no ${area}`)
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, value)
      refused.delete(key)
    } catch {
      refused.set(key, value)
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
    remove: (key) => write(key, null),
    keys: () => Object.keys(real() ?? {}),
    subscribe(onChange) {
      if (typeof window === 'undefined') return () => undefined
      function onStorage({ key }: StorageEvent) {
        // What another tab managed to write is newer than what this one could not; no key: all.
        if (key === null) refused.clear()
        else refused.delete(key)
        onChange(key)
      }
      function onPageShow({ persisted }: PageTransitionEvent) {
        // A page kept in the back/forward cache got no events meanwhile.
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
