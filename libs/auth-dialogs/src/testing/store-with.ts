import { createMemoryAuthStore, type AuthStore } from '../port/auth-store'
import type { AuthSmsScene } from '../port/auth-backend'

/** Creates a store with values of an earlier visit. */
export function storeWith(values: Record<string, string>): AuthStore {
  const store = createMemoryAuthStore()
  for (const [key, value] of Object.entries(values)) store.set(key, value)
  return store
}

/** Creates a store with the countdown of an earlier visit. */
export function waitingStore(scene: AuthSmsScene, deadline: number): AuthStore {
  return storeWith({ deadlines: JSON.stringify({ [scene]: deadline }) })
}
