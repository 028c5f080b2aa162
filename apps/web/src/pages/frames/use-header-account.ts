import type { HeaderAccount } from '@shuyuan/layout'
import { useSessionState } from '@shuyuan/session/react'
import { useRouter } from '@tanstack/react-router'
import { useAccountDialogs } from '../../auth/use-account-dialogs'
import { signedIn } from '../../parts/signed-in'

/** Who the header shows, and what its buttons do. */
export function useHeaderAccount(): HeaderAccount {
  const router = useRouter()
  const { open } = useAccountDialogs()
  const { member, hasToken, hasUnread } = useSessionState()
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
    onLogout: () => void signedIn.load().then(({ leave }) => leave(router.options.context, router)),
  }
}
