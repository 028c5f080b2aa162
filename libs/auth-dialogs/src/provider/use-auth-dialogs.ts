import { useCallback } from 'react'
import type { AuthDialogName, OpenAuthDialog } from './auth-dialog'
import { DialogHost } from './loading/lazy-dialog-host'
import { useAuthContext } from './use-auth-context'

export interface AuthDialogControls {
  open: OpenAuthDialog
  close(): void
  /** The open dialog, also while its code loads. */
  current: AuthDialogName | null
  /**
   * Preloads the dialogs' code, language and backend, for example when the pointer enters the login button.
   * Never rejects: `open` retries what failed.
   */
  preload(): Promise<void>
}

/**
 * Opens and closes the account dialogs below an `AuthProvider`. Does not include the dialogs' code, which
 * loads when the first one opens.
 *
 * @example
 * const auth = useAuthDialogs()
 * <button onClick={() => auth.open('login')}>登录</button>
 */
export function useAuthDialogs(): AuthDialogControls {
  const { open, close, dialog, backend, locale } = useAuthContext()
  const preload = useCallback(() => {
    void backend.load()
    void locale.load()
    return DialogHost.preload()
  }, [backend, locale])
  const closeDialog = useCallback(() => close(), [close])
  return { open, close: closeDialog, current: dialog?.name ?? null, preload }
}
