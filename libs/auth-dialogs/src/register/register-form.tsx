import { FormColumn } from '../form/form-layout'
import { FormSubmit } from '../form/form-submit'
import { PasswordInput } from '../form/password-input'
import { BackToLogin } from '../login/login-links'
import type { AuthDialogArgs } from '../provider/auth-dialog'
import { useAuthMessages } from '../provider/auth-hooks'
import { SmsFields } from '../sms/sms-fields'
import { AgreementCheckbox } from './agreement-checkbox'
import { useRegister } from './use-register'

/** Registration form with phone, SMS code and password. */
export function RegisterForm({ mobile }: AuthDialogArgs['register']) {
  const messages = useAuthMessages()
  const { form, sms } = useRegister({ mobile })
  return (
    <FormColumn {...form.formProps} data-auth-part="register">
      <SmsFields form={form} sms={sms} mobileAutoComplete="username" />
      <PasswordInput form={form} kind="new" label={messages.password} />
      <AgreementCheckbox form={form} />
      <FormSubmit form={form}>{messages.register}</FormSubmit>
      <BackToLogin form={form} />
    </FormColumn>
  )
}
