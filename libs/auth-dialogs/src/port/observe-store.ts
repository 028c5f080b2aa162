import { createObservable } from '@shuyuan/ui/observable'
import { createMemoryAuthStore, type AuthStore } from './auth-store'

/** An {@link AuthStore} that calls back after its own changes as well as after those made elsewhere. */
export type ObservedStore = Required<AuthStore>

/**
 * Adds the calling back to a store. What a store cannot keep (private mode, full, throws) is kept as
 * long as the page.
 */
export function observeStore(store: AuthStore): ObservedStore {
  const changes = createObservable()
  const memory = createMemoryAuthStore()

  function read(key: string): string | null {
    try {
      return store.get(key)
    } catch {
      return null
    }
  }

  return {
    get: (key) => read(key) ?? memory.get(key),
    set(key, value) {
      try {
        store.set(key, value)
      } catch {
        // Read back below.
      }
      memory.set(key, read(key) === value ? null : value)
      changes.notify()
    },
    subscribe(listener) {
      const stops = [changes.subscribe(listener), store.subscribe?.(listener)]
      return () => stops.forEach((stop) => stop?.())
    },
  }
}
