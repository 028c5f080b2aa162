import { useSessionState } from '@shuyuan/session/react'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterSignIn } from '../../guards'

const route = getRouteApi('/_login/login/')

/** Sends those who are signed in already, here or in another tab, on to the wanted page. */
export function useForwardSignedIn(): void {
  const { history, options } = useRouter()
  const { redirect } = route.useSearch()
  const { isLoggedIn } = useSessionState()
  const { session } = options.context
  // The sign-in may have happened in another tab.
  useEffect(() => {
    if (isLoggedIn) history.replace(afterSignIn(session, redirect))
  }, [isLoggedIn, history, session, redirect])
}
