import { useSnapshot } from 'valtio/react'
import type { Snapshot } from 'valtio/vanilla'
import type { SessionState } from '../session-state'
import { useSession } from './use-session'

/**
 * The state as it is at this render; the component renders again when a field that it read
 * changes.
 *
 * @throws Error outside of a `SessionProvider`
 */
export function useSessionState(): Snapshot<Readonly<SessionState>> {
  return useSnapshot(useSession().state)
}
