import { useAuthDialogs } from '@shuyuan/auth-dialogs'
import { useSessionState } from '@shuyuan/session/react'
import { useAgreements } from '../features/auth/index'
import { useProgressSync } from '../core/progress/use-progress-sync'
import { useMemberRetry } from './use-member-retry'

/** Background tasks for signed-in learners. Renders nothing. */
export function AccountNotices() {
  const hasToken = useSessionState((state) => state.hasToken)
  const member = useSessionState((state) => state.member)
  useMemberRetry(hasToken && member === null)
  useAgreements(useAuthDialogs())
  useProgressSync()
  return null
}
