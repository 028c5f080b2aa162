import { memberQuery } from '@shuyuan/api/query'
import { useSessionState } from '@shuyuan/session/react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { describeLoadError } from '../api-errors'
import { loadAccount } from './load-account'

type AccountState =
  | { kind: 'loading' | 'visitor' | 'learner' }
  /** A stored token whose account could not be loaded. */
  | { kind: 'failed'; message: string; isRetrying: boolean; onRetry: () => void }

/** Who uses the page. On the server and during hydration the state is `loading` for everyone. */
export function useAccountState(): AccountState {
  const router = useRouter()
  const { context } = router.options
  const hasToken = useSessionState((state) => state.hasToken)
  const isKnown = useSessionState((state) => state.isKnown)
  const query = useQuery({ ...memberQuery(context.api), enabled: false })
  if (isKnown) return { kind: hasToken ? 'learner' : 'visitor' }
  // `hasToken` is false on the server and during hydration.
  if (!hasToken || !query.isError) return { kind: 'loading' }
  return {
    kind: 'failed',
    message: describeLoadError(query.error),
    isRetrying: query.isFetching,
    onRetry: () => void loadAccount(context, router),
  }
}
