import type { AuthEvent } from '../port/auth-event'
import { useAuthContext } from './use-auth-context'

/** The way to tell the host what happens; stays the same as long as the provider lives. */
export function useAuthEvents(): (event: AuthEvent) => void {
  return useAuthContext().emit
}
