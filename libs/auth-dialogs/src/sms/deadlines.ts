import type { AuthSmsScene } from '../port/auth-backend'
import type { ObservedStore } from '../port/auth-store'
import { smsCodeLifetime, smsCooldown } from './sms-deadline'

const storeKey = 'deadlines'

/** How long to keep a deadline after it has passed: until the sent code expires. */
const retentionMs = smsCodeLifetime - smsCooldown

/**
 * When a phone can request its next code, in epoch ms. The store has only the scene and the time; the phone
 * stays in the memory of the page. A deadline of another page or visit therefore applies to every phone.
 */
export interface Deadlines {
  get(scene: AuthSmsScene, mobile: string): number | null
  /** `null` removes the deadline. */
  set(scene: AuthSmsScene, mobile: string, deadline: number | null): void
  /** Removes outdated entries from the store. */
  sweep(): void
  /** Calls `listener` after any change, here or elsewhere. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

function read(store: ObservedStore): Map<string, number> {
  const deadlines = new Map<string, number>()
  let kept: unknown
  try {
    kept = JSON.parse(store.get(storeKey) ?? '{}')
  } catch {
    return deadlines
  }
  if (typeof kept !== 'object' || kept === null) return deadlines
  const now = Date.now()
  for (const [scene, deadline] of Object.entries(kept)) {
    if (typeof deadline !== 'number' || !Number.isFinite(deadline)) continue
    if (deadline + retentionMs > now) deadlines.set(scene, deadline)
  }
  return deadlines
}

function textOf(deadlines: Map<string, number>): string | null {
  return deadlines.size === 0 ? null : JSON.stringify(Object.fromEntries(deadlines))
}

/** Deadlines by scene and phone of this page. They outlive the form that requested the code. */
export type PageDeadlines = Map<AuthSmsScene, Map<string, number>>

/** Combines the deadlines of this page with those that all pages of the browser share. */
export function createDeadlines(store: ObservedStore, own: PageDeadlines = new Map()): Deadlines {
  function shared(scene: AuthSmsScene, deadlines = read(store)): number | null {
    const deadline = deadlines.get(scene)
    const isOwn = [...(own.get(scene)?.values() ?? [])].some((end) => end === deadline)
    return deadline === undefined || isOwn ? null : deadline
  }

  return {
    get(scene, mobile) {
      const ends = [own.get(scene)?.get(mobile), shared(scene)].filter(
        (end) => typeof end === 'number',
      )
      return ends.length === 0 ? null : Math.max(...ends)
    },
    set(scene, mobile, deadline) {
      const phones = own.get(scene) ?? new Map<string, number>()
      own.set(scene, phones)
      phones.delete(mobile)
      const deadlines = read(store)
      if (deadline !== null) {
        phones.set(mobile, deadline)
        deadlines.set(scene, deadline)
      } else if (shared(scene, deadlines) !== null) {
        // Another phone of this page may still have its own deadline.
        deadlines.delete(scene)
      }
      store.set(storeKey, textOf(deadlines))
    },
    sweep() {
      const text = textOf(read(store))
      if (text !== store.get(storeKey)) store.set(storeKey, text)
    },
    subscribe: store.subscribe,
  }
}
