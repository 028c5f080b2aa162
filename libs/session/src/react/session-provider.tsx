import { type ReactNode, createContext, use, useSyncExternalStore } from 'react'
import { snapshot, type Snapshot } from 'valtio/vanilla'
import type { Session } from '../session'
import type { SessionState } from '../session-state'

const SessionContext = createContext<Session | null>(null)

export interface SessionProviderProps {
  /** Created once with `createSession`. */
  session: Session
  /** The app, which can read the session. */
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
 * Returns a value from the state. The component rerenders when the value changes. On the server and
 * during hydration the account is not known (`isKnown`), so that both render the same.
 *
 * @param select returns a field or a primitive, not a new object, e.g. `(state) => state.hasToken`
 * @throws Error outside a `SessionProvider`
 */
export function useSessionState<Selected>(
  select: (state: Snapshot<Readonly<SessionState>>) => Selected,
): Selected {
  const { state, firstState, subscribe } = useSession()
  return useSyncExternalStore(
    subscribe,
    () => select(snapshot(state)),
    () => select(firstState),
  )
}
