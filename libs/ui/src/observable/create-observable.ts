/** Listeners of a store. */
export interface Observable {
  /**
   * In the shape that `useSyncExternalStore` takes.
   * @returns the function that stops listening
   */
  subscribe(this: void, listener: () => void): () => void
  /** Calls every listener: the store has changed. */
  notify(this: void): void
}

/** Makes the listeners of a store that is no valtio proxy. */
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
