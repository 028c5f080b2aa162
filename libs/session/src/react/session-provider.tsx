import { type ReactNode, createContext, use } from 'react'
import { useSnapshot } from 'valtio/react'
import type { Snapshot } from 'valtio/vanilla'
import type { Session } from '../session'
import type { SessionState } from '../session-state'

const SessionContext = createContext<Session | null>(null)

export interface SessionProviderProps {
  /** Created once with `createSession`. */
  session: Session
  children: ReactNode
}

/** Provides a session to its descendants. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>
}

/**
 * Returns the session, to call its actions. Views use `useSessionState` instead.
 *
 * @throws Error outside a `SessionProvider`
 */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession must be used inside a SessionProvider')
  return session
}

/**
 * Returns a snapshot of the state. The component rerenders when a field that it read changes.
 *
 * @throws Error outside a `SessionProvider`
 */
export function useSessionState(): Snapshot<Readonly<SessionState>> {
  return useSnapshot(useSession().state)
}
