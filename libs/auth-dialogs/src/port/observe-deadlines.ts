import type { DeadlineStore } from './deadline-store'

/** A {@link DeadlineStore} that calls back after its own changes as well as after those made elsewhere. */
export type ObservedDeadlines = Required<DeadlineStore>

/** Adds the calling back to a store. A store that throws (private mode, full) counts as empty. */
export function observeDeadlines(store: DeadlineStore): ObservedDeadlines {
  const listeners = new Set<() => void>()
  return {
    get(key) {
      try {
        return store.get(key)
      } catch {
        return null
      }
    },
    set(key, deadline) {
      try {
        store.set(key, deadline)
      } catch {
        // The countdown is a courtesy: without it the server still limits.
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
