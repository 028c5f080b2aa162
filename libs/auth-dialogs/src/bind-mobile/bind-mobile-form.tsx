import { FormColumn, Note } from '../form/form-layout'
import { FormSubmit } from '../form/form-submit'
import { BackToLogin } from '../login/login-links'
import { useAuthMessages } from '../provider/auth-hooks'
import { SmsFields } from '../sms/sms-fields'
import { useBindMobile, type BindMobileOptions } from './use-bind-mobile'

/** Binds a mobile to the signed-in account or, with a `code`, to a third-party login. */
export function BindMobileForm(options: BindMobileOptions) {
  const messages = useAuthMessages()
  const { form, sms } = useBindMobile(options)
  return (
    <FormColumn {...form.formProps} data-auth-part="bind-mobile">
      <Note data-auth-part="intro">{messages.bindIntro}</Note>
      <SmsFields form={form} sms={sms} mobileAutoComplete="tel" />
      <FormSubmit form={form}>{messages.bind}</FormSubmit>
      {options.code !== undefined && <BackToLogin>{messages.otherWays}</BackToLogin>}
    </FormColumn>
  )
}
