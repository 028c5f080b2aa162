import { useState } from 'react'
import { useAuthContext } from '../provider/use-auth-context'
import { useStored } from '../provider/use-stored'

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
