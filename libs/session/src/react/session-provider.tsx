import { createContext, type ReactNode } from 'react'
import type { Session } from '../session'

/** Carries the session; `null` outside of a provider. */
export const SessionContext = createContext<Session | null>(null)

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
