import type { OpenAuthDialog } from '@shuyuan/auth-dialogs'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useServices } from '../../core/use-services'

/** Opens the login dialog for visitors whom a guard redirected here. */
export function useOpenLogin(open: OpenAuthDialog): void {
  const { session } = useServices()
  const shouldOpenLogin = useLocation({ select: ({ state }) => state.shouldOpenLogin === true })
  useEffect(() => {
    if (shouldOpenLogin && session.getToken() === null) open('login')
  }, [shouldOpenLogin, open, session])
}
