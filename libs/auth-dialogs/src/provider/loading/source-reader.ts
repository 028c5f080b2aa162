/** A value, or a function that loads it. */
export type Source<Value extends object> = Value | (() => Promise<Value>)

/** Reads a {@link Source}, which loads once. */
export interface SourceReader<Value extends object> {
  /** The value, or `null` if it must be loaded. */
  value: Value | null
  /** Loads the value; again if the last attempt failed more than `patience` ms ago. */
  load(patience?: number): Promise<Value>
}

export function createSourceReader<Value extends object>(
  source: Source<Value>,
): SourceReader<Value> {
  if (typeof source !== 'function') {
    return { value: source, load: () => Promise.resolve(source) }
  }
  let loading: Promise<Value> | null = null
  let failedAt = Infinity
  return {
    value: null,
    load(patience = 0) {
      if (loading === null || Date.now() >= failedAt + patience) {
        failedAt = Infinity
        const promise = source()
        promise.then(
          // The fields that `use` reads: it would suspend for a loaded value as well.
          (value) => Object.assign(promise, { status: 'fulfilled', value }),
          () => (failedAt = Date.now()),
        )
        loading = promise
      }
      return loading
    },
  }
}
