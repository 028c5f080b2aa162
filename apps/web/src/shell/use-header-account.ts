import { memberQuery } from '@shuyuan/api/query'
import type { HeaderAccount } from '@shuyuan/layout'
import { useSessionState } from '@shuyuan/session/react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signOutAndGoHome, useAccountDialogs } from '../features/auth'
import { useHref } from '../core/links/use-href'
import { loadAccount } from '../core/account/load-account'
import { useHasUnread } from '../core/account/use-has-unread'
import { useIsPageSettled } from '../core/use-is-page-settled'

/** The account in the header, with the actions of its buttons. */
export function useHeaderAccount(): HeaderAccount {
  const router = useRouter()
  const href = useHref()
  const services = router.options.context
  const { open, preload } = useAccountDialogs()
  const member = useSessionState((state) => state.member)
  const hasToken = useSessionState((state) => state.hasToken)
  const hasUnread = useHasUnread({ enabled: useIsPageSettled() })
  const { isError, isFetching } = useQuery({ ...memberQuery(services.api), enabled: false })
  const onSignOut = () => signOutAndGoHome(services, router)
  // Until hydration is done, a learner sees the visitor's buttons as well.
  const isVisitor = () => services.session.getToken() === null
  if (!hasToken) {
    return {
      kind: 'visitor',
      onIntent: preload,
      onSignIn: () => {
        if (isVisitor()) open('login')
      },
      onRegister: () => {
        if (isVisitor()) open('register')
      },
      onStudy: () => (isVisitor() ? open('login') : void router.navigate({ to: '/study-center' })),
    }
  }
  if (member === null && isError) {
    return {
      kind: 'failed',
      isRetrying: isFetching,
      onRetry: () => void loadAccount(services, router),
      onSignOut,
    }
  }
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
