import { useState, useSyncExternalStore } from 'react'
import { useAuthMessages } from '../provider/auth-hooks'
import { useStore } from '../provider/use-store'
import type { LoginTab } from './login-ways'

const never = () => () => undefined

/**
 * What the store held when the component was first shown: later changes, made here or in another tab,
 * do not pull the ground away. `null` on the server and while a page made there is taken over.
 */
function useStored(key: string): string | null {
  const store = useStore()
  const [read] = useState(() => {
    let kept: { value: string | null } | undefined
    return () => (kept ??= { value: store.get(key) }).value
  })
  return useSyncExternalStore(never, read, () => null)
}

/**
 * The tab of the login dialog: the one asked for, else the one chosen last, which is remembered, else the
 * first; `undefined` without any.
 */
export function useLoginTab(
  tabs: readonly LoginTab[],
  asked?: LoginTab,
): [LoginTab | undefined, (tab: LoginTab) => void] {
  const store = useStore()
  const stored = useStored('tab')
  const [chosen, setChosen] = useState(asked)
  return [
    tabs.find((tab) => tab === (chosen ?? stored)) ?? tabs[0],
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
