import { useCaptchaKind } from '../captcha/use-captcha-kind'
import { type AuthError, type KnownAuthErrorCode, toAuthError } from '../port/auth-error'
import type { AuthSmsScene } from '../port/auth-backend'
import type { Deadlines } from './deadlines'
import { smsCodeLife, smsCooldown } from './sms-deadline'
import type { AuthField, AuthFieldValues } from '../form/auth-field'
import { type FieldRules, required, mobileRule } from '../form/field-rules'
import { type AuthForm, useAuthForm } from '../form/use-auth-form'
import type { AuthAction } from '../port/auth-event'
import { useAuthMessages } from '../provider/auth-hooks'
import { useDeadlines } from './use-deadlines'
import { type SmsCode, useSmsCode } from './use-sms-code'

const keepsCode = new Set<unknown>([
  'sms-code-wrong',
  'password-invalid',
] satisfies KnownAuthErrorCode[])

/** Whether a submission was refused after its SMS code was found right: a code is good for one check. */
function spendsCode({ kind, code }: AuthError): boolean {
  return kind === 'business' && !keepsCode.has(code)
}

/** Whether a code that was sent to this phone for this scene can still be alive. */
export function hasLiveCode(
  deadlines: Pick<Deadlines, 'get'>,
  scene: AuthSmsScene,
  mobile: string,
  now: number,
): boolean {
  const deadline = deadlines.get(scene, mobile.trim())
  return deadline !== null && now < deadline - smsCooldown + smsCodeLife
}

/** What {@link useSmsForm} works with. */
export interface SmsFormOptions {
  action: AuthAction
  scene: AuthSmsScene
  /** Said when the phone is missing. */
  mobileRequired: string
  /** Fields after phone, captcha and SMS code. */
  more?: readonly AuthField[]
  rules?: FieldRules
  mobile?: string
  onMobileChange?(mobile: string): void
  submit(values: AuthFieldValues, signal: AbortSignal): Promise<void>
  /** Whether the code has proven the phone already: what is refused after that needs no other one. */
  isProven?(values: AuthFieldValues): boolean
}

/** A form together with its SMS code. */
export interface SmsForm {
  form: AuthForm
  sms: SmsCode
}

/** A form that proves a phone by an SMS code: phone, captcha, code, and what a dialog adds. */
export function useSmsForm(options: SmsFormOptions): SmsForm {
  const { action, scene, mobileRequired, more = [], rules, mobile = '' } = options
  const { onMobileChange, submit, isProven } = options
  const deadlines = useDeadlines()
  const messages = useAuthMessages()
  const captchaFields: AuthField[] = useCaptchaKind() === 'none' ? [] : ['captcha']
  const captchaRequired = required('captcha', messages.captchaRequired)

  async function submitOnce(values: AuthFieldValues, signal: AbortSignal) {
    try {
      await submit(values, signal)
    } catch (thrown) {
      // Another code can be had at once.
      if (!isProven?.(values) && spendsCode(toAuthError(thrown)))
        deadlines.set(scene, values.mobile, null)
      throw thrown
    }
  }

  const form = useAuthForm({
    action,
    fields: ['mobile', ...captchaFields, 'mobileCode', ...more],
    initial: { mobile },
    onMobileChange,
    rules: {
      mobile: mobileRule(mobileRequired, messages.mobileTooLong),
      // The captcha only leads to the SMS: a phone that has its code needs no second one.
      captcha: (values) =>
        hasLiveCode(deadlines, scene, values.mobile, Date.now()) ? null : captchaRequired(values),
      mobileCode: required('mobileCode', messages.mobileCodeRequired),
      ...rules,
    },
    submit: submitOnce,
  })
  const sms = useSmsCode({ form, scene, mobileRequired })
  return { form, sms }
}
