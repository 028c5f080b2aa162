import { loadDialogHost } from './load-dialog-host'

/**
 * Fetches the dialogs' code outside of React, beside other code. Rejects when it cannot be fetched; the
 * next call tries again. Below an `AuthProvider` use `preload` of `useAuthDialogs`.
 */
export async function loadAuthDialogs(): Promise<void> {
  await loadDialogHost()
}
