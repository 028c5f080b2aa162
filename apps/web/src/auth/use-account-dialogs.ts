import { use } from 'react'
import { AccountDialogsContext, type AccountDialogs } from './account-dialogs-context'

/** Opens account dialogs from anywhere below the provider. */
export function useAccountDialogs(): AccountDialogs {
  return use(AccountDialogsContext)
}
