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
