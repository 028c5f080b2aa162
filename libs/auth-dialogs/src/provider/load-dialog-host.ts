/** Fetches the code of all dialogs. */
export async function loadDialogHost() {
  const { DialogHost } = await import('../dialog-host/dialog-host')
  return DialogHost
}
