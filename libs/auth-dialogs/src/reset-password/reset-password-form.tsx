import { Button } from '@shuyuan/ui'
import { FormFailure } from '../form/form-failure'
import { FormColumn } from '../form/form-layout'
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
      <FormFailure failure={form.failure} announcement={form.announcement} />
      <Button type="submit" size="lg" block loading={form.isSubmitting} data-auth-part="submit">
        {messages.reset}
      </Button>
      <BackToLogin form={form} />
    </FormColumn>
  )
}
