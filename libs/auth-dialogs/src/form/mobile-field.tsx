import { TextField } from '@shuyuan/ui'
import { useAuthMessages } from '../provider/use-auth-messages'
import type { AuthForm } from './use-auth-form'

/** Props of {@link MobileField}. */
export interface MobileFieldProps {
  form: AuthForm
  /** `username` where the phone is the name of an account whose password follows. */
  autoComplete: 'tel' | 'username'
}

/** The phone number. */
export function MobileField({ form, autoComplete }: MobileFieldProps) {
  const messages = useAuthMessages()
  return (
    <TextField
      {...form.fieldProps('mobile')}
      label={messages.mobile}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      required
      data-auth-part="mobile"
    />
  )
}
