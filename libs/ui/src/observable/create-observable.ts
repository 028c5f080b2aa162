export interface Observable {
  /**
   * For `useSyncExternalStore`.
   * @returns the unsubscribe function
   */
  subscribe(this: void, listener: () => void): () => void
  /** Calls all listeners. */
  notify(this: void): void
}

/** Creates the listeners of a store that is not a valtio proxy. */
export function createObservable(): Observable {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}
