import { useSessionState } from '@shuyuan/session/react'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterSignIn } from '../../../core/router/guards'

/**
 * Navigates to the redirect target, or to a pending step, once a learner is signed in: before, on this page or in
 * another tab.
 */
export function useRedirectSignedIn(): void {
  const router = useRouter()
  const { redirect } = useSearch({ strict: false })
  const isSignedIn = useSessionState((state) => state.isSignedIn)
  useEffect(() => {
    if (isSignedIn) router.history.replace(afterSignIn(router, redirect))
  }, [isSignedIn, router, redirect])
}
