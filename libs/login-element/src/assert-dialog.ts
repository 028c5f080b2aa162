import type { AuthBackend, AuthDialogName } from '@shuyuan/auth-dialogs/port'

/** The dialogs there are, and the methods that each cannot do without. */
const needs: Record<AuthDialogName, readonly (keyof AuthBackend)[]> = {
  login: [],
  register: ['sendSmsCode', 'register'],
  reset: ['sendSmsCode', 'resetPassword'],
  scan: ['startScanLogin', 'fetchScanCode', 'exchangeLoginCode'],
  'bind-mobile': ['sendSmsCode', 'registerWithSocialite'],
  'second-factor': [],
  agreement: ['agreeToAgreements'],
}

/** Throws unless there is a dialog of this name that works with this backend; `null` is one that has all. */
export function assertDialog(name: AuthDialogName, backend: AuthBackend | null): void {
  // Plain JavaScript may give any name.
  if (!Object.hasOwn(needs, name)) {
    const known = Object.keys(needs).join(', ')
    throw new TypeError(`<shuyuan-login> has no dialog "${name}". open() takes one of ${known}.`)
  }
  const missing = needs[name].filter((method) => backend !== null && !backend[method])
  if (missing.length > 0) {
    const methods = missing.join(', ')
    throw new TypeError(`The backend of <shuyuan-login> lacks ${methods} for the dialog "${name}".`)
  }
}
