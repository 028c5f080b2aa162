import { use, useEffect, useMemo, useRef, useState } from 'react'

/** Something, or the way to fetch it. */
export type Source<Value extends object> = Value | (() => Promise<Value>)

/** How long rendering does not fetch again after a failure, milliseconds. */
const failureLife = 1000

/** Reads a source; a lazy one always gives a promise. */
export interface SourceReader<Value extends object> {
  /**
   * Returns the same promise each time, and a new one if that failed longer than `patience` milliseconds ago:
   * 0 for a user action, more for rendering, which reads again and again.
   */
  read(patience?: number): Value | Promise<Value>
}

interface Fetching<Value> {
  promise: Promise<Value>
  /** Epoch milliseconds; `Infinity` unless it failed. */
  failedAt: number
}

function start<Value>(source: () => Promise<Value>): Fetching<Value> {
  const promise = source()
  const fetching: Fetching<Value> = { promise, failedAt: Infinity }
  promise.then(
    // As React marks what it has read, so that `use` gives what was preloaded without suspending.
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {
      fetching.failedAt = Date.now()
    },
  )
  return fetching
}

/**
 * Follows the host's choice of a source. A lazy one is fetched when it is first read; after that another
 * function replaces it as soon as it has arrived.
 */
export function useSource<Value extends object>(source: Source<Value>): SourceReader<Value> {
  const [, setArrived] = useState<Fetching<Value> | null>(null)
  const fetching = useRef<Fetching<Value> | null>(null)
  const followed = useRef(source)

  useEffect(() => {
    if (followed.current === source) return
    followed.current = source
    if (typeof source !== 'function' || fetching.current === null) return
    const next = start(source)
    next.promise.then(
      () => {
        if (followed.current !== source) return
        fetching.current = next
        setArrived(next)
      },
      // The previous value stays; only a first read rejects.
      () => undefined,
    )
  }, [source])

  return useMemo(
    () => ({
      read(patience = failureLife) {
        if (typeof source !== 'function') return source
        const former = fetching.current
        const isUsable = former !== null && Date.now() < former.failedAt + patience
        fetching.current = isUsable ? former : start(source)
        return fetching.current.promise
      },
    }),
    [source],
  )
}

function isPromise<Value extends object>(read: Value | Promise<Value>): read is Promise<Value> {
  return 'then' in read
}

/** What a source gives. Suspends until it is there. */
export function useRead<Value extends object>(reader: SourceReader<Value>): Value {
  const read = reader.read()
  return isPromise(read) ? use(read) : read
}
