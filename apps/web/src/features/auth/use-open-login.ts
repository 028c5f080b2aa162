import type { OpenAuthDialog } from '@shuyuan/auth-dialogs'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useServices } from '../../app/use-services'

/** How often the hook looks whether the page is taken over. */
const intervalMs = 50

/** Opens the login dialog for visitors whom a guard sent here: they have asked for a page already. */
export function useOpenLogin(open: OpenAuthDialog): void {
  const { session, takeOver } = useServices()
  const asksToSignIn = useLocation({ select: ({ state }) => state.asksToSignIn === true })
  // The dialog stands outside of the page.
  useEffect(() => {
    let isLeft = false
    async function openDialog() {
      // React would make anew what it has not hydrated yet.
      while (!takeOver.isDone()) await new Promise((resolve) => setTimeout(resolve, intervalMs))
      if (!isLeft && session.getToken() === null) open('login')
    }
    if (asksToSignIn) void openDialog()
    return () => {
      isLeft = true
    }
  }, [asksToSignIn, open, session, takeOver])
}
