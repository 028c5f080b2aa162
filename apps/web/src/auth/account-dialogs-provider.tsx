import type { CodeLoginState } from '@shuyuan/auth-dialogs'
import { createElement, useMemo, useState, type ReactNode } from 'react'
import { useServices } from '../use-services'
import {
  AccountDialogsContext,
  type AccountDialogs,
  type DialogRequest,
} from './account-dialogs-context'
import { useAuthLayer } from './use-auth-layer'

/** Gives the pages the account dialogs and shows the one that is open. */
export function AccountDialogsProvider({ children }: { children: ReactNode }) {
  const { loginCode } = useServices()
  const [request, setRequest] = useState<DialogRequest | null>(null)
  const [codeLogin, setCodeLogin] = useState<CodeLoginState>({ status: 'idle' })
  const layer = useAuthLayer(request !== null || loginCode !== null, () => setRequest(null))
  const dialogs = useMemo<AccountDialogs>(() => ({ open: setRequest, codeLogin }), [codeLogin])
  return (
    <AccountDialogsContext value={dialogs}>
      {children}
      {layer !== null && createElement(layer, { request, onCodeLogin: setCodeLogin })}
    </AccountDialogsContext>
  )
}
