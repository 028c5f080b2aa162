import { TextField } from '@shuyuan/ui'
import { useAuthMessages } from '../provider/auth-hooks'
import type { AuthForm } from './use-auth-form'

export interface MobileFieldProps {
  form: AuthForm
  /** `username` if the phone identifies the account for a password manager. */
  autoComplete: 'tel' | 'username'
  hint?: string
}

export function MobileField({ form, autoComplete, hint }: MobileFieldProps) {
  const messages = useAuthMessages()
  return (
    <TextField
      {...form.fieldProps('mobile')}
      label={messages.mobile}
      hint={hint}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      required
      data-auth-part="mobile"
    />
  )
}
