import { useMemo } from 'react'
import type { AuthLocale } from '../locales/auth-locale'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthEvent } from '../port/auth-event'
import { useAuthContext } from './use-auth-context'
import { useRead } from './use-source'

/** Returns the host's backend. Suspends until it has loaded. */
export function useBackend(): AuthBackend {
  return useRead(useAuthContext().backend)
}

/** Returns the texts of the locale with the host's overrides. Suspends until the locale has loaded. */
export function useAuthMessages(): AuthLocale {
  const { config, locale } = useAuthContext()
  const { messages } = config
  const defaults = useRead(locale)
  return useMemo(() => ({ ...defaults, ...messages }), [defaults, messages])
}

/** Returns a stable callback that emits events to the host. */
export function useAuthEvents(): (event: AuthEvent) => void {
  return useAuthContext().emit
}
