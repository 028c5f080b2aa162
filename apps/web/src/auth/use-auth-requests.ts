import { useAuthDialogs, useCodeLogin, type CodeLoginState } from '@shuyuan/auth-dialogs'
import { toast } from '@shuyuan/ui'
import { useEffect } from 'react'
import { useServices } from '../use-services'
import type { DialogRequest } from './account-dialogs-context'

interface AuthRequests {
  request: DialogRequest | null
  onCodeLogin: (state: CodeLoginState) => void
}

/** Opens what is asked for, and exchanges the code that this visit began with, on whatever page. */
export function useAuthRequests({ request, onCodeLogin }: AuthRequests): void {
  const { open } = useAuthDialogs()
  const codeLogin = useCodeLogin(useServices().loginCode)

  // Wishes come from pages that do not hold the dialogs' code.
  useEffect(() => {
    if (request !== null) open(request.name, request.args)
  }, [request, open])

  // The page tells what it can; elsewhere a failure is said in a toast.
  useEffect(() => {
    onCodeLogin(codeLogin)
    const isCallback = window.location.pathname === '/login/callback'
    if (codeLogin.status === 'failed' && !isCallback) toast.error(codeLogin.message)
  }, [codeLogin, onCodeLogin])
}
