import type { HeaderAccount } from '@shuyuan/layout'
import { useSessionState } from '@shuyuan/session/react'
import { useRouter } from '@tanstack/react-router'
import { leave } from '../../auth/leave'
import { useAccountDialogs } from '../../auth/use-account-dialogs'
import { useMemberRetry } from './use-member-retry'

/** Who the header shows, and what its buttons do. */
export function useHeaderAccount(): HeaderAccount {
  const router = useRouter()
  const { open } = useAccountDialogs()
  const { member, hasToken, hasUnread } = useSessionState()
  useMemberRetry(hasToken && member === null)
  if (!hasToken) {
    return {
      kind: 'visitor',
      onLogin: () => open({ name: 'login', args: {} }),
      onRegister: () => open({ name: 'register', args: {} }),
      onStudy: () => open({ name: 'login', args: {} }),
    }
  }
  if (member === null) return { kind: 'loading' }
  return {
    kind: 'member',
    name: member.name,
    avatar: member.avatar,
    hasUnread,
    memberHref: '/member',
    messagesHref: '/member/messages',
    onLogout: () => leave(router.options.context, router),
  }
}
