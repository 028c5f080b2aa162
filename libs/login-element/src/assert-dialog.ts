import { requiredMethods, type AuthBackend, type AuthDialogName } from '@shuyuan/auth-dialogs/port'

/** Throws for an unknown dialog or one that the backend does not support; `null` is the complete backend. */
export function assertDialog(name: AuthDialogName, backend: AuthBackend | null): void {
  // JavaScript callers may pass any name.
  if (!Object.hasOwn(requiredMethods, name)) {
    const known = Object.keys(requiredMethods).join(', ')
    throw new TypeError(`<shuyuan-login> has no dialog "${name}". open() takes one of ${known}.`)
  }
  const missing = requiredMethods[name].filter((method) => backend !== null && !backend[method])
  if (missing.length > 0) {
    const methods = missing.join(', ')
    throw new TypeError(
      `The dialog "${name}" of <shuyuan-login> requires these backend methods: ${methods}.`,
    )
  }
}
