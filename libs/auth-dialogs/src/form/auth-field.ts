import type { KnownAuthErrorCode } from '../port/auth-error'

/** The fields the forms are made of. */
export type AuthField = 'mobile' | 'captcha' | 'mobileCode' | 'password' | 'agreed'

/** A form's values by field; a ticked checkbox is `'on'`, as in HTML, fields it lacks stay `''`. */
export type AuthFieldValues = Readonly<Record<AuthField, string>>

/** Messages by field. */
export type AuthFieldErrors = Readonly<Partial<Record<AuthField, string>>>

/** Nothing typed. */
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

/** The field a refusal is about, if it is about one. */
export function fieldOfCode(code: string | number | null | undefined): AuthField | undefined {
  return new Map<unknown, AuthField>(Object.entries(fields)).get(code)
}
