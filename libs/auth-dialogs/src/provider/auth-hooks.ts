import { use, useMemo } from 'react'
import type { AuthLocale } from '../locales/auth-locale'
import type { AuthBackend } from '../port/auth-backend'
import type { SourceReader } from './loading/source-reader'
import { useAuthContext } from './use-auth-context'

/** Rendering reads repeatedly, so it waits before it retries a failed load, in ms. */
const retryDelay = 1000

function useSource<Value extends object>(source: SourceReader<Value>): Value {
  // Not the loaded value: React must find the same call of `use` when it runs a component again that has waited.
  return source.value ?? use(source.load(retryDelay))
}

/** Returns the host's backend. Suspends until it has loaded. */
export function useBackend(): AuthBackend {
  return useSource(useAuthContext().backend)
}

/** Returns the texts of the locale with the host's overrides. Suspends until the locale has loaded. */
export function useAuthMessages(): AuthLocale {
  const { config, locale } = useAuthContext()
  const { messages } = config
  const defaults = useSource(locale)
  return useMemo(() => ({ ...defaults, ...messages }), [defaults, messages])
}
