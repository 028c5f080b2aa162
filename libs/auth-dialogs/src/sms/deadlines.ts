import type { AuthSmsScene } from '../port/auth-backend'
import type { ObservedStore } from '../port/auth-store'
import { smsCodeLife, smsCooldown } from './sms-deadline'

const storeKey = 'deadlines'

/** How long a deadline is of use after it has passed: as long as the code that was sent may live. */
const keptAfter = smsCodeLife - smsCooldown

const scenes: ReadonlySet<string> = new Set<AuthSmsScene>([
  'login',
  'register',
  'password_reset',
  'mobile_bind',
])

/**
 * When a phone may ask for its next code, epoch milliseconds. The page alone knows which phone it was:
 * the store holds the scene and the time. Where another page or visit asked, every phone waits, so that
 * nothing about a phone has to be kept.
 */
export interface Deadlines {
  get(scene: AuthSmsScene, mobile: string): number | null
  /** `null` forgets the deadline. */
  set(scene: AuthSmsScene, mobile: string, deadline: number | null): void
  /** Takes out of the store what is of no use any more. */
  sweep(): void
  /** Calls back after any change, made here or elsewhere; returns the way to stop. */
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
    if (!scenes.has(scene) || typeof deadline !== 'number') continue
    if (Number.isFinite(deadline) && deadline + keptAfter > now) deadlines.set(scene, deadline)
  }
  return deadlines
}

function textOf(deadlines: Map<string, number>): string | null {
  return deadlines.size === 0 ? null : JSON.stringify(Object.fromEntries(deadlines))
}

/** What one page knows of its phones; it outlives the form that asked. */
export type OwnDeadlines = Map<AuthSmsScene, Map<string, number>>

/** The deadlines of one page over what all pages of the browser share. */
export function createDeadlines(store: ObservedStore, own: OwnDeadlines = new Map()): Deadlines {
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
        // Another phone of this page may still wait for its own.
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
