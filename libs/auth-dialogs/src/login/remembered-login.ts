import { useHasScript } from '@shuyuan/ui'
import { useMemo, useState } from 'react'
import { useAuthMessages } from '../provider/auth-hooks'
import { useAuthContext } from '../provider/use-auth-context'
import type { LoginTab } from './login-methods'

/**
 * Value of the store at mount. Later changes, here or in another tab, must not change an open form.
 * `null` on the server and during hydration.
 */
function useStored(key: string): string | null {
  const { store } = useAuthContext()
  const hasScript = useHasScript()
  return useMemo(() => (hasScript ? store.get(key) : null), [hasScript, store, key])
}

/**
 * State of the tab in the login dialog: the requested one, else the one stored at the last change, else the
 * first. `undefined` without tabs.
 */
export function useLoginTab(
  tabs: readonly LoginTab[],
  requested?: LoginTab,
): [LoginTab | undefined, (tab: LoginTab) => void] {
  const { store } = useAuthContext()
  const stored = useStored('tab')
  const [chosen, setChosen] = useState(requested)
  return [
    tabs.find((tab) => tab === (chosen ?? stored)) ?? tabs[0],
    (tab) => {
      setChosen(tab)
      store.set('tab', tab)
    },
  ]
}

/** Hint with the masked phone of the last sign-in. */
export function useLastMobileHint(): string | undefined {
  const messages = useAuthMessages()
  const stored = useStored('mobile')
  // Other code may write to the host's store, so only a masked phone is shown.
  return stored !== null && /^\d{1,3}\*{4}\d{2,4}$/.test(stored)
    ? messages.lastMobile(stored)
    : undefined
}
