import type { OpenAuthDialog } from '@shuyuan/auth-dialogs'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useServices } from '../../core/use-services'

/** Opens the login dialog for visitors whom a guard redirected here. */
export function useOpenLogin(open: OpenAuthDialog): void {
  const { session, hydration } = useServices()
  const shouldOpenLogin = useLocation({ select: ({ state }) => state.shouldOpenLogin === true })
  useEffect(() => {
    let isUnmounted = false
    async function openDialog() {
      // React would render again the parts that it has not hydrated yet.
      await hydration.whenDone
      if (!isUnmounted && session.getToken() === null) open('login')
    }
    if (shouldOpenLogin) void openDialog()
    return () => {
      isUnmounted = true
    }
  }, [shouldOpenLogin, open, session, hydration])
}
