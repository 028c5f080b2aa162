import { memberQuery } from '@shuyuan/api/query'
import type { HeaderAccount } from '@shuyuan/layout'
import { useSessionState } from '@shuyuan/session/react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useAccountDialogs } from '../../auth/use-account-dialogs'
import { loadAccount } from '../../load-account'
import { signedIn } from '../../parts/signed-in'

/** Who the header shows, and what its buttons do. */
export function useHeaderAccount(): HeaderAccount {
  const router = useRouter()
  const services = router.options.context
  const { open } = useAccountDialogs()
  const { member, hasToken, hasUnread } = useSessionState()
  const { isError, isFetching } = useQuery({ ...memberQuery(services.api), enabled: false })
  const onLogout = () => void signedIn.load().then(({ leave }) => leave(services, router))
  if (!hasToken) {
    return {
      kind: 'visitor',
      onLogin: () => open({ name: 'login', args: {} }),
      onRegister: () => open({ name: 'register', args: {} }),
      onStudy: () => open({ name: 'login', args: {} }),
    }
  }
  if (member === null && isError) {
    return {
      kind: 'failed',
      isRetrying: isFetching,
      onRetry: () => loadAccount(services, router),
      onLogout,
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
    onLogout,
  }
}
