import { use, useMemo } from 'react'
import type { AuthLocale } from '../locales/auth-locale'
import { useAuthContext } from './use-auth-context'

/** The words to use: the host's where it gave some, else the locale's. Suspends until they are there. */
export function useAuthMessages(): AuthLocale {
  const { config, locale } = useAuthContext()
  const { messages } = config
  const read = locale.read()
  const words = 'then' in read ? use(read) : read
  return useMemo(() => ({ ...words, ...messages }), [words, messages])
}
