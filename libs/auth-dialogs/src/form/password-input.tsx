import { PasswordField } from '@shuyuan/ui'
import { useAuthMessages } from '../provider/auth-hooks'
import type { AuthForm } from './use-auth-form'

export interface PasswordInputProps {
  form: AuthForm
  /** `new` shows the rules for passwords as a hint. */
  kind: 'current' | 'new'
  label: string
}

/** Password field with a button that reveals it. */
export function PasswordInput({ form, kind, label }: PasswordInputProps) {
  const messages = useAuthMessages()
  // React also writes `defaultValue` to the `value` attribute, where style sheets and extensions can read it.
  const { defaultValue: _value, ...field } = form.fieldProps('password')
  return (
    <PasswordField
      {...field}
      label={label}
      hint={kind === 'new' ? messages.newPasswordHint : undefined}
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
      toggleLabel={messages.showPassword}
      required
      data-auth-part="password"
    />
  )
}
