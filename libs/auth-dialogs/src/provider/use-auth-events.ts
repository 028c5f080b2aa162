import type { AuthEvent } from '../port/auth-event'
import { useAuthContext } from './use-auth-context'

/** Callback that reports events to the host; stable for the life of the provider. */
export function useAuthEvents(): (event: AuthEvent) => void {
  return useAuthContext().emit
}
