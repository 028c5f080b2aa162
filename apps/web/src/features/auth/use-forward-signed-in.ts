import { useSessionState } from '@shuyuan/session/react'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterSignIn } from '../../core/router/guards'

/** Sends those who are signed in already, here or in another tab, on to the redirect target. */
export function useForwardSignedIn(isOn = true): void {
  const router = useRouter()
  const { redirect } = useSearch({ strict: false })
  const { isSignedIn } = useSessionState()
  // The sign-in may have happened in another tab.
  useEffect(() => {
    if (isOn && isSignedIn) router.history.replace(afterSignIn(router, redirect))
  }, [isOn, isSignedIn, router, redirect])
}
