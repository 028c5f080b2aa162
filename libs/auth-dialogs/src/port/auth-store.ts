import { createObservable } from '@shuyuan/ui/observable'

/**
 * Keeps little things by key between openings, tabs and visits:
 *
 * - `deadlines`: when which scene's countdown ends, for as long as that matters; nothing of the phone
 * - `tab`: the login tab chosen last, `password` or `sms`
 * - `mobile`: the phone that signed in last, masked (`138****0001`)
 *
 * Never a password, a code, a token or a whole phone number.
 */
export interface AuthStore {
  get(key: string): string | null
  /** `null` forgets the key. */
  set(key: string, value: string | null): void
  /** Calls back after a change made elsewhere, e.g. in another tab; returns the way to stop. */
  subscribe?(listener: () => void): () => void
}

/** An {@link AuthStore} that lasts as long as the page. */
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
