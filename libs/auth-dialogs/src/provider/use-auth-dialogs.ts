import type { AuthDialogName, OpenAuthDialog } from './auth-dialog'
import { DialogHost } from './lazy-dialog-host'
import { useAuthContext } from './use-auth-context'

/** Opens and closes the account dialogs. */
export interface AuthDialogControls {
  open: OpenAuthDialog
  close(): void
  /** The dialog that is open, or on its way. */
  current: AuthDialogName | null
  /** Fetches the dialogs' code and language ahead of time, e.g. when a pointer reaches the login button. */
  preload(): void
}

/**
 * The way to the account dialogs from anywhere below `AuthProvider`; costs next to nothing, the dialogs'
 * code is fetched at the first opening.
 *
 * @example
 * const auth = useAuthDialogs()
 * <button onClick={() => auth.open('login')}>登录</button>
 */
export function useAuthDialogs(): AuthDialogControls {
  const { open, close, dialog, locale } = useAuthContext()
  return {
    open,
    close: () => close(),
    current: dialog?.name ?? null,
    preload() {
      void DialogHost.preload()
      locale.load()
    },
  }
}
