import type { ReactNode } from 'react'
import type { Session } from '../session'
import { SessionContext } from './session-context'

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
