import { useSessionState } from '@shuyuan/session/react'
import { useAccountDialogs, useAgreements } from '../features/auth'
import { useProgressSync } from '../app/progress/use-progress-sync'
import { useMemberRetry } from './use-member-retry'
import { UnreadNotice } from './unread-notice'

/** What runs behind every page for a learner with an account; it renders nothing. */
export function AccountNotices() {
  const { hasToken, member } = useSessionState()
  const { open } = useAccountDialogs()
  useMemberRetry(hasToken && member === null)
  useAgreements(open)
  useProgressSync()
  return <UnreadNotice />
}
