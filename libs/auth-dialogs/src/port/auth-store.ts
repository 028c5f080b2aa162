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
