import type { CodeLoginState } from '@shuyuan/auth-dialogs'
import { useSite } from '@shuyuan/site/react'
import { toast } from '@shuyuan/ui'
import { createElement, useCallback, useMemo, useState, type ReactNode } from 'react'
import * as messages from '../messages'
import { configQuery } from '../site/site-queries'
import { useServices } from '../use-services'
import {
  AccountDialogsContext,
  type AccountDialogs,
  type DialogRequest,
} from './account-dialogs-context'
import { useAuthLayer } from './use-auth-layer'

/** Gives the pages the account dialogs and shows the one that is open. */
export function AccountDialogsProvider({ children }: { children: ReactNode }) {
  const { api, loginCode, queryClient } = useServices()
  const [request, setRequest] = useState<DialogRequest | null>(null)
  const [codeLogin, setCodeLogin] = useState<CodeLoginState>({ status: 'idle' })
  const layer = useAuthLayer(request !== null || loginCode !== null, () => setRequest(null))
  // Ways to sign in and what has to be agreed to are settings of the school.
  const isReady = useSite().configState === 'ready'
  const open = useCallback(
    (wish: DialogRequest) => {
      setRequest(wish)
      queryClient.ensureQueryData(configQuery(api)).catch(() => {
        setRequest(null)
        toast.error(messages.configMissing)
      })
    },
    [api, queryClient],
  )
  const dialogs = useMemo<AccountDialogs>(() => ({ open, codeLogin }), [open, codeLogin])
  return (
    <AccountDialogsContext value={dialogs}>
      {children}
      {layer !== null &&
        createElement(layer, { request: isReady ? request : null, onCodeLogin: setCodeLogin })}
    </AccountDialogsContext>
  )
}
