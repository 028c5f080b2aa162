import type { ObservedStore } from './observe-store'

const storeKey = 'deadlines'

/** How long a deadline is remembered after it has passed: as long as a code that was sent may live. */
const keptAfter = 300_000

/** Points in time (epoch milliseconds) by key. Keys hold no readable phone number. */
export interface Deadlines {
  get(key: string): number | null
  /** `null` forgets the key. */
  set(key: string, deadline: number | null): void
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
  for (const [key, deadline] of Object.entries(kept)) {
    if (typeof deadline === 'number' && Number.isFinite(deadline)) deadlines.set(key, deadline)
  }
  return deadlines
}

/** The deadlines that a store keeps, all in one value; every change drops those long past. */
export function createDeadlines(store: ObservedStore): Deadlines {
  return {
    get: (key) => read(store).get(key) ?? null,
    set(key, deadline) {
      const deadlines = read(store)
      if (deadline === null) deadlines.delete(key)
      else deadlines.set(key, deadline)
      const now = Date.now()
      const kept = [...deadlines].filter(([, end]) => end + keptAfter > now)
      store.set(storeKey, kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept)))
    },
    subscribe: store.subscribe,
  }
}
