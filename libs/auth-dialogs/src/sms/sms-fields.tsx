import { CaptchaField } from '../captcha/captcha-field'
import { MobileField } from '../form/mobile-field'
import type { AuthForm } from '../form/use-auth-form'
import { SmsCodeField } from './sms-code-field'
import type { SmsCode } from './use-sms-code'

export interface SmsFieldsProps {
  form: AuthForm
  sms: SmsCode
  mobileAutoComplete: 'tel' | 'username'
  mobileHint?: string
}

/** Phone, captcha and SMS code fields of every form that verifies a phone. */
export function SmsFields({ form, sms, mobileAutoComplete, mobileHint }: SmsFieldsProps) {
  return (
    <>
      <MobileField form={form} autoComplete={mobileAutoComplete} hint={mobileHint} />
      <CaptchaField form={form} captcha={sms.captcha} scene={sms.scene} />
      <SmsCodeField form={form} sms={sms} />
    </>
  )
}
