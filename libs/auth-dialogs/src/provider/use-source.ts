import { use, useEffect, useMemo, useRef, useState } from 'react'

/** A value, or a function that loads it. */
export type Source<Value extends object> = Value | (() => Promise<Value>)

/** How long rendering waits before it retries a failed load, in ms. */
const retryDelayMs = 1000

/** Reads a source. A lazy one always returns a promise. */
export interface SourceReader<Value extends object> {
  /**
   * Returns the same promise until it has failed more than `patience` ms ago, then a new one. Use 0 for user
   * actions; rendering reads repeatedly and must wait.
   */
  read(patience?: number): Value | Promise<Value>
}

interface Fetching<Value> {
  promise: Promise<Value>
  /** Epoch ms; `Infinity` unless it failed. */
  failedAt: number
}

function start<Value>(source: () => Promise<Value>): Fetching<Value> {
  const promise = source()
  const fetching: Fetching<Value> = { promise, failedAt: Infinity }
  promise.then(
    // Sets the fields that React reads, so that `use` returns a preloaded value without suspending.
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {
      fetching.failedAt = Date.now()
    },
  )
  return fetching
}

/**
 * Returns a reader for the current source. A lazy source loads on first read. When the host passes another
 * function later, its value replaces the previous one after it has loaded.
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
      read(patience = retryDelayMs) {
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

/** Returns the value of a source. Suspends until it has loaded. */
export function useRead<Value extends object>(reader: SourceReader<Value>): Value {
  const read = reader.read()
  return isPromise(read) ? use(read) : read
}
