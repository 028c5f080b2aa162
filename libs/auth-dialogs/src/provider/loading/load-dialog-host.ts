export async function loadDialogHost() {
  const { DialogHost } = await import('../../dialog-host/dialog-host')
  return DialogHost
}

/**
 * Loads the dialogs' code without React. Rejects on failure; the next call retries. Below an `AuthProvider`,
 * use `preload` of `useAuthDialogs` instead.
 */
export async function loadAuthDialogs(): Promise<void> {
  await loadDialogHost()
}
