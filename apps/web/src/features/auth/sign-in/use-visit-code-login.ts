import { useCodeLogin, type CodeLoginState } from '@shuyuan/auth-dialogs'
import { toast } from '@shuyuan/ui'
import { useRouter } from '@tanstack/react-router'
import { createContext, useEffect } from 'react'

/** State of the exchange of the login code in the URL of the first page. */
export const CodeLoginContext = createContext<CodeLoginState>({ status: 'idle' })

/** Exchanges a login code, unless it is null, and shows an error toast if that fails. */
export function useVisitCodeLogin(code: string | null): CodeLoginState {
  const router = useRouter()
  const state = useCodeLogin(code)
  const failure = state.status === 'failed' ? state.message : null
  // The callback page shows the error itself.
  useEffect(() => {
    const isCallback = router.matchRoute({ to: '/login/callback' }) !== false
    if (failure !== null && !isCallback) toast.error(failure)
  }, [failure, router])
  return state
}
