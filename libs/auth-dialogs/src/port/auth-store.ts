import { createObservable } from '@shuyuan/ui/observable'

/**
 * Key-value store that lasts between openings, tabs and visits:
 *
 * - `deadlines`: end of the SMS countdown per scene, without the phone; removed when it is no longer needed
 * - `tab`: the last login tab, `password` or `sms`
 * - `mobile`: the phone of the last sign-in, masked (`138****0001`)
 *
 * Never a password, a code, a token or a whole phone number.
 */
export interface AuthStore {
  get(key: string): string | null
  /** `null` removes the key. */
  set(key: string, value: string | null): void
  /** Calls `listener` after a change made elsewhere, such as in another tab. Returns the unsubscribe function. */
  subscribe?(listener: () => void): () => void
}

/** Creates an {@link AuthStore} in memory. */
export function createMemoryAuthStore(): AuthStore {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      if (value === null) values.delete(key)
      else values.set(key, value)
    },
  }
}

/** An {@link AuthStore} that also notifies about its own changes. */
export type ObservedStore = Required<AuthStore>

/**
 * Makes a store notify about its own changes. Values that the store cannot save (private mode, quota) stay
 * in memory.
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
        // The read below detects that the value was not saved.
      }
      memory.set(key, read(key) === value ? null : value)
      changes.notify()
    },
    subscribe(listener) {
      const unsubscribers = [changes.subscribe(listener), store.subscribe?.(listener)]
      return () => unsubscribers.forEach((unsubscribe) => unsubscribe?.())
    },
  }
}
