import type { AuthBackend } from '../port/auth-backend'
import { useAuthContext } from './use-auth-context'
import { useRead } from './use-source'

/** The host's port to a server. Suspends until it is there. */
export function useBackend(): AuthBackend {
  return useRead(useAuthContext().backend)
}
