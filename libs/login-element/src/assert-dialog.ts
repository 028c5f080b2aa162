import type { AuthBackend, AuthDialogName } from '@shuyuan/auth-dialogs/port'

/** Backend methods that each dialog requires. */
const needs: Record<AuthDialogName, readonly (keyof AuthBackend)[]> = {
  login: [],
  register: ['sendSmsCode', 'register'],
  reset: ['sendSmsCode', 'resetPassword'],
  scan: ['startScanLogin', 'fetchScanCode', 'exchangeLoginCode'],
  'bind-mobile': ['sendSmsCode', 'registerWithSocialite'],
  'second-factor': [],
  agreement: ['agreeToAgreements'],
}

/** Throws for an unknown dialog or one that the backend does not support; `null` is the complete backend. */
export function assertDialog(name: AuthDialogName, backend: AuthBackend | null): void {
  // JavaScript callers may pass any name.
  if (!Object.hasOwn(needs, name)) {
    const known = Object.keys(needs).join(', ')
    throw new TypeError(`<shuyuan-login> has no dialog "${name}". open() takes one of ${known}.`)
  }
  const missing = needs[name].filter((method) => backend !== null && !backend[method])
  if (missing.length > 0) {
    const methods = missing.join(', ')
    throw new TypeError(
      `The dialog "${name}" of <shuyuan-login> requires these backend methods: ${methods}.`,
    )
  }
}
