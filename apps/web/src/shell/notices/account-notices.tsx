import { useAuthDialogs } from '@shuyuan/auth-dialogs'
import { useSessionState } from '@shuyuan/session/react'
import { useAgreements } from '../../features/auth/index'
import { useProgressSync } from '../../core/account/use-progress-sync'
import { useMemberRetry } from './use-member-retry'

/** Background tasks for signed-in learners. Renders nothing. */
export function AccountNotices() {
  const isKnown = useSessionState((state) => state.isKnown)
  useMemberRetry(!isKnown)
  useAgreements(useAuthDialogs())
  useProgressSync()
  return null
}
