import { useCallback } from 'react'
import type { AuthDialogName, OpenAuthDialog } from './auth-dialog'
import { DialogHost } from './lazy-dialog-host'
import { useAuthContext } from './use-auth-context'

/** Opens and closes the account dialogs. */
export interface AuthDialogControls {
  open: OpenAuthDialog
  close(): void
  /** The dialog that is open, or on its way. */
  current: AuthDialogName | null
  /**
   * Fetches the dialogs' code, language and backend ahead of time, e.g. when a pointer reaches the login
   * button. Never rejects: what failed is fetched again at the opening.
   */
  preload(): Promise<void>
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
  const { open, close, dialog, backend, locale } = useAuthContext()
  const preload = useCallback(() => {
    backend.read(0)
    locale.read(0)
    return DialogHost.preload()
  }, [backend, locale])
  const closeDialog = useCallback(() => close(), [close])
  return { open, close: closeDialog, current: dialog?.name ?? null, preload }
}
