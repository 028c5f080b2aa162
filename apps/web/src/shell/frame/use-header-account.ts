import type { HeaderAccount } from '@shuyuan/layout'
import { useSessionState } from '@shuyuan/session/react'
import { useRouter } from '@tanstack/react-router'
import { signOutAndGoHome, useAccountDialogs } from '../../features/auth'
import { useHref } from '../../core/router/use-href'
import { useAccountState } from '../../core/account/use-account-state'
import { useHasUnread } from '../../core/account/use-has-unread'

/** The account in the header, with the actions of its buttons. */
export function useHeaderAccount(): HeaderAccount {
  const router = useRouter()
  const href = useHref()
  const { open, preload } = useAccountDialogs()
  const member = useSessionState((state) => state.member)
  const account = useAccountState()
  const hasUnread = useHasUnread()
  const onSignOut = () => signOutAndGoHome(router.options.context, router)
  if (account.kind === 'visitor') {
    return {
      kind: 'visitor',
      onIntent: () => void preload(),
      onSignIn: () => open('login'),
      onRegister: () => open('register'),
      onStudy: () => open('login'),
    }
  }
  if (account.kind === 'failed') return { ...account, onSignOut }
  if (member === null) return { kind: 'loading' }
  return {
    kind: 'member',
    name: member.name,
    avatar: member.avatar,
    hasUnread,
    memberHref: href({ to: '/member' }),
    studyHref: href({ to: '/study-center' }),
    ordersHref: href({ to: '/member/orders' }),
    messagesHref: href({ to: '/member/messages' }),
    onSignOut,
  }
}
