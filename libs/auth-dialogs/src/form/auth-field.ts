import type { KnownAuthErrorCode } from '../port/auth-error'

export type AuthField = 'mobile' | 'captcha' | 'mobileCode' | 'password' | 'agreed'

/** Form values by field. A checked checkbox is `'on'`, as in HTML. Missing fields are `''`. */
export type AuthFieldValues = Readonly<Record<AuthField, string>>

/** Error messages by field. */
export type AuthFieldErrors = Readonly<Partial<Record<AuthField, string>>>

export const emptyFieldValues: AuthFieldValues = {
  mobile: '',
  captcha: '',
  mobileCode: '',
  password: '',
  agreed: '',
}

const fields: Readonly<Partial<Record<KnownAuthErrorCode, AuthField>>> = {
  'captcha-wrong': 'captcha',
  'sms-code-wrong': 'mobileCode',
  'credentials-wrong': 'password',
  'mobile-taken': 'mobile',
  'account-exists': 'mobile',
  'mobile-unknown': 'mobile',
  'password-invalid': 'password',
}

/** Returns the field that an error code is about, if any. */
export function fieldOfCode(code: string | number | null | undefined): AuthField | undefined {
  return new Map<unknown, AuthField>(Object.entries(fields)).get(code)
}
