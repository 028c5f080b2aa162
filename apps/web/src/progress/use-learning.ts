import { useSessionState } from '@shuyuan/session/react'
import { useEffect, useSyncExternalStore } from 'react'
import { useServices } from '../use-services'
import { learningDesk, type Learning } from './learning'

/** Where the present learner's watching is written down; `null` for a visitor. */
export function useLearning(): Learning | null {
  const desk = learningDesk(useServices())
  const { hasToken, member } = useSessionState()
  // Who signed in is told by the session, which is outside React.
  useEffect(() => desk.follow(), [desk, hasToken, member?.id])
  return useSyncExternalStore(desk.subscribe, desk.current)
}
