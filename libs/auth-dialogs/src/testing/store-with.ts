import { createMemoryAuthStore, type AuthStore } from '../port/auth-store'
import type { AuthSmsScene } from '../port/auth-backend'
import { deadlineKey } from '../sms/deadline-key'

/** A store as an earlier visit left it. */
export function storeWith(values: Record<string, string>): AuthStore {
  const store = createMemoryAuthStore()
  for (const [key, value] of Object.entries(values)) store.set(key, value)
  return store
}

/** A store in which a phone has to wait for its next code until `deadline`. */
export function waitingStore(scene: AuthSmsScene, mobile: string, deadline: number): AuthStore {
  return storeWith({ deadlines: JSON.stringify({ [deadlineKey(scene, mobile)]: deadline }) })
}
