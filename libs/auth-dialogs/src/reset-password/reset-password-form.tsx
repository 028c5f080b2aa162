import { FormColumn } from '../form/form-layout'
import { FormSubmit } from '../form/form-submit'
import { PasswordInput } from '../form/password-input'
import { BackToLogin } from '../login/login-links'
import type { AuthDialogArgs } from '../provider/auth-dialog'
import { useAuthMessages } from '../provider/auth-hooks'
import { SmsFields } from '../sms/sms-fields'
import { useResetPassword } from './use-reset-password'

/** Form that sets a new password with phone and SMS code. */
export function ResetPasswordForm({ mobile }: AuthDialogArgs['reset']) {
  const messages = useAuthMessages()
  const { form, sms } = useResetPassword({ mobile })
  return (
    <FormColumn {...form.formProps} data-auth-part="reset-password">
      <SmsFields form={form} sms={sms} mobileAutoComplete="tel" />
      {/* Password managers save the new password for the username field directly before it. */}
      <input
        hidden
        type="text"
        name="username"
        autoComplete="username"
        value={form.values.mobile.trim()}
        readOnly
      />
      <PasswordInput form={form} kind="new" label={messages.newPassword} />
      <FormSubmit form={form}>{messages.reset}</FormSubmit>
      <BackToLogin form={form} />
    </FormColumn>
  )
}
