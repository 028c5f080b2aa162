import type { SafeStorage } from './storage'

/** What login dialogs keep between openings, tabs and visits: deadlines, never a secret. */
export interface AuthStore {
  get(key: string): string | null
  /** `null` forgets the value. */
  set(key: string, value: string | null): void
  /**
   * Tells when another tab may have written one of the values.
   * @returns the function that stops listening
   */
  subscribe(listener: () => void): () => void
}

/** Makes the store of the login dialogs: keys `<prefix>-auth-<key>` of the given storage. */
export function createAuthStore(local: SafeStorage, prefix: string): AuthStore {
  const start = `${prefix}-auth-`
  return {
    get: (key) => local.get(start + key),
    set(key, value) {
      if (value === null) local.remove(start + key)
      else local.set(start + key, value)
    },
    subscribe: (listener) =>
      local.subscribe((key) => {
        if (!key || key.startsWith(start)) listener()
      }),
  }
}
