import { FormColumn } from '../form/form-layout'
import { FormSubmit } from '../form/form-submit'
import { useAuthMessages } from '../provider/auth-hooks'
import { SmsFields } from '../sms/sms-fields'
import { LoginLinks } from './login-links'
import type { LoginOptions } from './use-password-login'
import { useLastMobileHint } from './remembered-login'
import { useSmsLogin } from './use-sms-login'

/** Sign-in form with phone and SMS code. */
export function SmsLoginForm({ mobile, onMobileChange }: LoginOptions) {
  const messages = useAuthMessages()
  const hint = useLastMobileHint()
  const { form, sms } = useSmsLogin({ mobile, onMobileChange })
  return (
    <FormColumn {...form.formProps} data-auth-part="sms-login">
      <SmsFields form={form} sms={sms} mobileAutoComplete="username" mobileHint={hint} />
      <FormSubmit form={form}>{messages.login}</FormSubmit>
      <LoginLinks form={form} />
    </FormColumn>
  )
}
