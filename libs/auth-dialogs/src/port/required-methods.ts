import type { AuthDialogName } from '../provider/auth-dialog'
import type { AuthBackend } from './auth-backend'

/** Backend methods without which a dialog cannot work. */
export const requiredMethods: Readonly<Record<AuthDialogName, readonly (keyof AuthBackend)[]>> = {
  login: [],
  register: ['sendSmsCode', 'register'],
  reset: ['sendSmsCode', 'resetPassword'],
  scan: ['startScanLogin', 'fetchScanCode', 'exchangeLoginCode'],
  'bind-mobile': ['sendSmsCode', 'registerWithSocialite'],
  agreement: ['agreeToAgreements'],
}
