import { useEffect, useMemo, useRef, useState } from 'react'
import type { AuthLocale, AuthLocaleSource } from '../locales/auth-locale'

/** How long a language that could not be fetched is not asked for again while drawing, milliseconds. */
const failureLife = 1000

/** The language, or, while a lazy one is on its way, the promise of it. */
export interface LocaleReader {
  /** For drawing: the same promise each time; some time after a failure a new one. */
  read(): AuthLocale | Promise<AuthLocale>
  /** For a new wish: after a failure it is fetched again. */
  load(): AuthLocale | Promise<AuthLocale>
}

interface Fetching {
  promise: Promise<AuthLocale>
  failedAt: number | null
}

function start(source: () => Promise<AuthLocale>): Fetching {
  const fetching: Fetching = { promise: source(), failedAt: null }
  fetching.promise.catch(() => {
    fetching.failedAt = Date.now()
  })
  return fetching
}

/**
 * Follows the host's choice of a language. A lazy one is fetched when it is first read; after that
 * another function replaces it as soon as it has arrived.
 */
export function useLocale(source: AuthLocaleSource): LocaleReader {
  const [loaded, setLoaded] = useState<AuthLocale | null>(null)
  const fetching = useRef<Fetching | null>(null)
  const followed = useRef(source)

  useEffect(() => {
    if (followed.current === source) return
    followed.current = source
    if (typeof source !== 'function' || fetching.current === null) return
    let gone = false
    source().then(
      (locale) => {
        if (!gone) setLoaded(locale)
      },
      // The words there are stay; whoever reads a first time hears of the failure.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [source])

  return useMemo(() => {
    function get(patience: number): AuthLocale | Promise<AuthLocale> {
      if (typeof source !== 'function') return source
      if (loaded !== null) return loaded
      const former = fetching.current
      const failedAt = former?.failedAt ?? null
      const isOver = failedAt !== null && Date.now() - failedAt >= patience
      const current = former === null || isOver ? start(source) : former
      fetching.current = current
      return current.promise
    }
    return { read: () => get(failureLife), load: () => get(0) }
  }, [source, loaded])
}
