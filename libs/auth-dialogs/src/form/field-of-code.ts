import type { KnownAuthErrorCode } from '../port/auth-error'
import type { AuthField } from './auth-field'

const fields: Readonly<Partial<Record<KnownAuthErrorCode, AuthField>>> = {
  'captcha-wrong': 'captcha',
  'sms-code-wrong': 'mobileCode',
  'credentials-wrong': 'password',
  'mobile-taken': 'mobile',
  'account-exists': 'mobile',
  'mobile-unknown': 'mobile',
  'password-invalid': 'password',
}

/** The field a refusal is about, if it is about one. */
export function fieldOfCode(code: string | number | null | undefined): AuthField | undefined {
  return new Map<unknown, AuthField>(Object.entries(fields)).get(code)
}
