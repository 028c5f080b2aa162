import type { ChangeEvent } from 'react'
import type { AuthLocale } from '../locales/auth-locale'
import type { AuthAction } from '../port/auth-event'
import type { AuthField, AuthFieldErrors, AuthFieldValues } from './auth-field'

/** Props for the host's own `<input>`. Only valid DOM attributes. */
export interface AuthInputProps {
  id: string
  name: AuthField
  type: 'tel' | 'text' | 'password' | 'checkbox'
  autoComplete: string
  inputMode?: 'tel' | 'numeric'
  /** Not set for passwords: React would also write it to the `value` attribute. */
  defaultValue?: string
  /** Only for a checkbox. */
  checked?: boolean
  required: true
  'aria-invalid': boolean
  /** ID of the element with `errorProps`, while the field has an error. */
  'aria-describedby': string | undefined
  onChange(event: ChangeEvent<HTMLInputElement>): void
}

/** Binds the host's own label, input and error to a form. */
export interface AuthFieldBinding {
  /** Props for the `<input>`. */
  inputProps(field: AuthField): AuthInputProps
  /** Props for its `<label>`, including the text. */
  labelProps(field: AuthField): { htmlFor: string; children: string }
  /** Props for the element that shows its error. `children` is null without an error. */
  errorProps(field: AuthField): { id: string; children: string | null }
}

interface BoundForm {
  /** Prefix of the field IDs. */
  id: string
  action: AuthAction
  messages: AuthLocale
  values: AuthFieldValues
  errors: AuthFieldErrors
  set(field: AuthField, value: string): void
}

const types = {
  mobile: 'tel',
  captcha: 'text',
  mobileCode: 'text',
  password: 'password',
  agreed: 'checkbox',
} as const

/** Forms whose phone is the username of the account. */
const signsIn = new Set<AuthAction>(['password-login', 'sms-login', 'register'])

function autoCompleteOf(field: AuthField, action: AuthAction): string {
  switch (field) {
    case 'mobile':
      return signsIn.has(action) ? 'username' : 'tel'
    case 'password':
      return action === 'password-login' ? 'current-password' : 'new-password'
    case 'mobileCode':
      return 'one-time-code'
    default:
      return 'off'
  }
}

function labelOf(field: AuthField, { action, messages }: BoundForm): string {
  if (field === 'agreed') {
    const { agreementBefore, userAgreement, agreementBetween, privacyPolicy } = messages
    return agreementBefore + userAgreement + agreementBetween + privacyPolicy
  }
  const isNew = field === 'password' && action !== 'password-login' && action !== 'register'
  return messages[isNew ? 'newPassword' : field]
}

function stateOf(field: AuthField, { values, set }: BoundForm) {
  if (field === 'agreed') {
    return {
      checked: values.agreed === 'on',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        set(field, target.checked ? 'on' : ''),
    }
  }
  return {
    ...(field !== 'password' && { defaultValue: values[field] }),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(field, target.value),
  }
}

export function bindFields(form: BoundForm): AuthFieldBinding {
  const idOf = (field: AuthField) => `${form.id}-${field}`
  const errorIdOf = (field: AuthField) => `${idOf(field)}-error`
  return {
    inputProps: (field) => ({
      id: idOf(field),
      name: field,
      type: types[field],
      autoComplete: autoCompleteOf(field, form.action),
      ...(field === 'mobile' && { inputMode: 'tel' }),
      ...(field === 'mobileCode' && { inputMode: 'numeric' }),
      ...stateOf(field, form),
      required: true,
      'aria-invalid': form.errors[field] !== undefined,
      'aria-describedby': form.errors[field] === undefined ? undefined : errorIdOf(field),
    }),
    labelProps: (field) => ({ htmlFor: idOf(field), children: labelOf(field, form) }),
    errorProps: (field) => ({ id: errorIdOf(field), children: form.errors[field] ?? null }),
  }
}
