import type { AuthStore } from './auth-store'

/** A {@link AuthStore} that calls back after its own changes as well as after those made elsewhere. */
export type ObservedStore = Required<AuthStore>

/** Adds the calling back to a store. A store that throws (private mode, full) counts as empty. */
export function observeStore(store: AuthStore): ObservedStore {
  const listeners = new Set<() => void>()
  return {
    get(key) {
      try {
        return store.get(key)
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        store.set(key, value)
      } catch {
        // What is kept is a courtesy: everything works without it.
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      const stop = store.subscribe?.(listener)
      return () => {
        listeners.delete(listener)
        stop?.()
      }
    },
  }
}
