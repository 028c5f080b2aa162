import { useState, useSyncExternalStore } from 'react'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/auth-hooks'

const never = () => () => undefined

/**
 * What the store held when the component was first shown: later changes, made here or in another tab,
 * do not pull the ground away. `null` on the server and while a page made there is taken over.
 */
function useStored(key: string): string | null {
  const { store } = useAuthContext()
  const [read] = useState(() => {
    let kept: { value: string | null } | undefined
    return () => (kept ??= { value: store.get(key) }).value
  })
  return useSyncExternalStore(never, read, () => null)
}

/** The ways of the login dialog that have a tab. */
export type LoginTab = 'password' | 'sms'

/** The tab of the login dialog: the one asked for, else the one chosen last, which is remembered. */
export function useLoginTab(asked?: LoginTab): [LoginTab, (tab: LoginTab) => void] {
  const { store } = useAuthContext()
  const stored = useStored('tab')
  const [chosen, setChosen] = useState(asked)
  return [
    chosen ?? (stored === 'sms' ? 'sms' : 'password'),
    (tab) => {
      setChosen(tab)
      store.set('tab', tab)
    },
  ]
}

/** Reminds of the phone that signed in last, without its middle. */
export function useLastMobileHint(): string | undefined {
  const messages = useAuthMessages()
  const stored = useStored('mobile')
  // The host owns the store, and other code may write to it: only a value of the expected form is shown.
  return stored !== null && /^\d{1,3}\*{4}\d{2,4}$/.test(stored)
    ? messages.lastMobile(stored)
    : undefined
}
