import { useCallback, useEffect, useRef, useState } from 'react'
import type { AuthLocale, AuthLocaleSource } from '../locales/auth-locale'

/** The language, or, while a lazy one is on its way, the promise of it; the first call fetches it. */
export type ReadLocale = () => AuthLocale | Promise<AuthLocale>

/**
 * Follows the host's choice of a language. A lazy one is fetched when it is first read; after that
 * another function replaces it as soon as it has arrived.
 */
export function useLocale(source: AuthLocaleSource): ReadLocale {
  const [loaded, setLoaded] = useState<AuthLocale | null>(null)
  const fetching = useRef<Promise<AuthLocale> | null>(null)

  useEffect(() => {
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

  return useCallback(() => {
    if (typeof source !== 'function') return source
    if (loaded !== null) return loaded
    if (fetching.current === null) {
      const started = source()
      fetching.current = started
      started.catch(() => {
        if (fetching.current === started) fetching.current = null
      })
    }
    return fetching.current
  }, [source, loaded])
}
