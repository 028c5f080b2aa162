import { Button } from '@shuyuan/ui'
import { FormFailure } from '../form/form-failure'
import { FormColumn } from '../form/form-layout'
import { useAuthMessages } from '../provider/auth-hooks'
import { SmsFields } from '../sms/sms-fields'
import { LoginLinks } from './login-links'
import type { LoginOptions } from './login-options'
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
      <FormFailure failure={form.failure} announcement={form.announcement} />
      <Button type="submit" size="lg" block loading={form.isSubmitting} data-auth-part="submit">
        {messages.login}
      </Button>
      <LoginLinks form={form} />
    </FormColumn>
  )
}
