import { useSessionState } from '@shuyuan/session/react'
import { useIsPageSettled } from '../app/use-is-page-settled'
import { useUnread } from './use-unread'
import { useAccountDialogs, useAgreements } from '../features/auth/index'
import { useProgressSync } from '../app/progress/use-progress-sync'
import { useMemberRetry } from './use-member-retry'

function Unread() {
  useUnread()
  return null
}

/** Keeps the dot of unread messages right, once the page is there; it shows nothing. */
export function UnreadNotice() {
  return useIsPageSettled() ? <Unread /> : null
}

/** What runs behind every page for a learner with an account; it renders nothing. */
export function AccountNotices() {
  const { hasToken, member } = useSessionState()
  const { open, close } = useAccountDialogs()
  useMemberRetry(hasToken && member === null)
  useAgreements({ open, close })
  useProgressSync()
  return <UnreadNotice />
}
