import { useMemo } from 'react'
import type { AuthLocale } from '../locales/auth-locale'
import { useAuthContext } from './use-auth-context'
import { useRead } from './use-source'

/** The words to use: the host's where it gave some, else the locale's. Suspends until they are there. */
export function useAuthMessages(): AuthLocale {
  const { config, locale } = useAuthContext()
  const { messages } = config
  const words = useRead(locale)
  return useMemo(() => ({ ...words, ...messages }), [words, messages])
}
