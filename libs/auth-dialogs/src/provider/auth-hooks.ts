import { useMemo } from 'react'
import type { AuthLocale } from '../locales/auth-locale'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthEvent } from '../port/auth-event'
import { useAuthContext } from './use-auth-context'
import { useRead } from './use-source'

/** The host's port to a server. Suspends until it is there. */
export function useBackend(): AuthBackend {
  return useRead(useAuthContext().backend)
}

/** The words to use: the host's where it gave some, else the locale's. Suspends until they are there. */
export function useAuthMessages(): AuthLocale {
  const { config, locale } = useAuthContext()
  const { messages } = config
  const words = useRead(locale)
  return useMemo(() => ({ ...words, ...messages }), [words, messages])
}

/** Callback that reports events to the host; stable for the life of the provider. */
export function useAuthEvents(): (event: AuthEvent) => void {
  return useAuthContext().emit
}
