import { PasswordField } from '@shuyuan/ui'
import { useAuthMessages } from '../provider/auth-hooks'
import type { AuthForm } from './use-auth-form'

/** Props of {@link PasswordInput}. */
export interface PasswordInputProps {
  form: AuthForm
  /** Which password: the one that exists, or one being set, whose rules are said before typing. */
  kind: 'current' | 'new'
  label: string
}

/** A password with its way to be shown. */
export function PasswordInput({ form, kind, label }: PasswordInputProps) {
  const messages = useAuthMessages()
  // React writes a value it is given into the document too, where style sheets and extensions read it.
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
