import { TextField } from '@shuyuan/ui'
import { useAuthMessages } from '../provider/auth-hooks'
import type { AuthForm } from './use-auth-form'

/** Props of {@link MobileField}. */
export interface MobileFieldProps {
  form: AuthForm
  /** `username` where the phone is the name of an account whose password follows. */
  autoComplete: 'tel' | 'username'
  hint?: string
}

/** The phone number. */
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
