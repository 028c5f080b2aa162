import { createMemoryAuthStore, type AuthStore } from '../port/auth-store'
import type { AuthSmsScene } from '../port/auth-backend'

/** A store as an earlier visit left it. */
export function storeWith(values: Record<string, string>): AuthStore {
  const store = createMemoryAuthStore()
  for (const [key, value] of Object.entries(values)) store.set(key, value)
  return store
}

/** A store of a browser in which an earlier visit asked for a code: the next one waits until `deadline`. */
export function waitingStore(scene: AuthSmsScene, deadline: number): AuthStore {
  return storeWith({ deadlines: JSON.stringify({ [scene]: deadline }) })
}
