import { Button } from '@shuyuan/ui'
import { FormFailure } from '../form/form-failure'
import { FormColumn, Note } from '../form/form-layout'
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
      <FormFailure failure={form.failure} announcement={form.announcement} />
      <Button type="submit" size="lg" block loading={form.isSubmitting} data-auth-part="submit">
        {messages.bind}
      </Button>
      {options.code !== undefined && <BackToLogin>{messages.otherWays}</BackToLogin>}
    </FormColumn>
  )
}
