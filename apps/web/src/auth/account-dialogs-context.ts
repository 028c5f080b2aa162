import type { AuthDialogArgs, AuthDialogName, CodeLoginState } from '@shuyuan/auth-dialogs'
import { createContext } from 'react'

/** A wish to see a dialog. Every wish is an object of its own. */
export type DialogRequest = {
  [Name in AuthDialogName]: { name: Name; args: AuthDialogArgs[Name] }
}[AuthDialogName]

/** The way to the account dialogs, whose code is only fetched when the first one is wanted. */
export interface AccountDialogs {
  open: (request: DialogRequest) => void
  /** How the exchange of the code that this visit began with stands. */
  codeLogin: CodeLoginState
}

/** Nothing opens outside of the provider. */
export const AccountDialogsContext = createContext<AccountDialogs>({
  open: () => undefined,
  codeLogin: { status: 'idle' },
})
