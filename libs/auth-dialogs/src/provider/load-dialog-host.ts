/** Fetches the code of all dialogs. */
export async function loadDialogHost() {
  const { DialogHost } = await import('../dialog-host/dialog-host')
  return DialogHost
}

/**
 * Fetches the dialogs' code outside of React, beside other code. Rejects when it cannot be fetched; the
 * next call tries again. Below an `AuthProvider` use `preload` of `useAuthDialogs`.
 */
export async function loadAuthDialogs(): Promise<void> {
  await loadDialogHost()
}
