import { useSessionState } from '@shuyuan/session/react'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterSignIn } from '../../core/router/guards'

/** Navigates signed-in learners to the redirect target, also after a sign-in in another tab. */
export function useRedirectSignedIn(isEnabled = true): void {
  const router = useRouter()
  const { redirect } = useSearch({ strict: false })
  const isSignedIn = useSessionState((state) => state.isSignedIn)
  useEffect(() => {
    if (isEnabled && isSignedIn) router.history.replace(afterSignIn(router, redirect))
  }, [isEnabled, isSignedIn, router, redirect])
}
