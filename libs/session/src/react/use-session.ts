import { use } from 'react'
import type { Session } from '../session'
import { SessionContext } from './session-provider'

/**
 * The session, for calling its actions. Views read `useSessionState` instead.
 *
 * @throws Error outside of a `SessionProvider`
 */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}
