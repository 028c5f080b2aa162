import { type ReactNode, createContext, use } from 'react'
import { useSnapshot } from 'valtio/react'
import type { Snapshot } from 'valtio/vanilla'
import type { Session } from '../session'
import type { SessionState } from '../session-state'

/** Carries the session; `null` outside of a provider. */
const SessionContext = createContext<Session | null>(null)

/** Props of {@link SessionProvider}. */
export interface SessionProviderProps {
  /** Made once with `createSession`. */
  session: Session
  children: ReactNode
}

/** Gives a session to everything below it. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>
}

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

/**
 * The state as it is at this render; the component renders again when a field that it read
 * changes.
 *
 * @throws Error outside of a `SessionProvider`
 */
export function useSessionState(): Snapshot<Readonly<SessionState>> {
  return useSnapshot(useSession().state)
}
