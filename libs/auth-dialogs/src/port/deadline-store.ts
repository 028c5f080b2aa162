/**
 * Keeps points in time (epoch milliseconds) by key, so that a countdown survives closing a dialog, and,
 * with a lasting store behind it, a reload and other tabs. Keys hold no readable phone number.
 */
export interface DeadlineStore {
  get(key: string): number | null
  /** `null` forgets the key. */
  set(key: string, deadline: number | null): void
  /** Calls back after a change made elsewhere, e.g. in another tab; returns the way to stop. */
  subscribe?(listener: () => void): () => void
}

/** A {@link DeadlineStore} that lasts as long as the page. */
export function createMemoryDeadlineStore(): DeadlineStore {
  const deadlines = new Map<string, number>()
  return {
    get: (key) => deadlines.get(key) ?? null,
    set: (key, deadline) => {
      if (deadline === null) deadlines.delete(key)
      else deadlines.set(key, deadline)
    },
  }
}
