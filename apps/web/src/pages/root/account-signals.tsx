import { useSessionState } from '@shuyuan/session/react'
import { useAgreements } from '../../auth/use-agreements'
import { useProgressSync } from '../../progress/use-progress-sync'
import { useMemberRetry } from '../frames/use-member-retry'
import { useUnread } from './use-unread'

/** What goes on behind every page for somebody with an account; it shows nothing. */
export function AccountSignals() {
  const { hasToken, member } = useSessionState()
  useMemberRetry(hasToken && member === null)
  useAgreements()
  useUnread()
  useProgressSync()
  return null
}
