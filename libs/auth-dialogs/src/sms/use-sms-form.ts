import { useCaptchaKind } from '../captcha/use-captcha-kind'
import { type AuthError, type KnownAuthErrorCode, toAuthError } from '../port/auth-error'
import type { AuthSmsScene } from '../port/auth-backend'
import type { Deadlines } from './deadlines'
import { smsCodeLifetime, smsCooldown } from './sms-deadline'
import type { AuthField, AuthFieldValues } from '../form/auth-field'
import { type FieldRules, required, mobileRule } from '../form/field-rules'
import { type AuthForm, useAuthForm } from '../form/use-auth-form'
import type { AuthAction } from '../port/auth-event'
import { useAuthMessages } from '../provider/auth-hooks'
import { useDeadlines } from './use-deadlines'
import { type SmsCode, useSmsCode } from './use-sms-code'

const codesBeforeVerification = new Set<unknown>([
  'sms-code-wrong',
  'password-invalid',
] satisfies KnownAuthErrorCode[])

/** Whether the server rejected a submission after it accepted the SMS code, which is valid only once. */
function consumesCode({ kind, code }: AuthError): boolean {
  return kind === 'business' && !codesBeforeVerification.has(code)
}

/** Whether a code sent to this phone for this scene may still be valid. */
function hasLiveCode(
  deadlines: Pick<Deadlines, 'get'>,
  scene: AuthSmsScene,
  mobile: string,
  now: number,
): boolean {
  const deadline = deadlines.get(scene, mobile.trim())
  return deadline !== null && now < deadline - smsCooldown + smsCodeLifetime
}

export interface SmsFormOptions {
  action: AuthAction
  scene: AuthSmsScene
  /** Error message for a missing phone. @default `mobileRequired` of the locale */
  mobileRequired?: string
  /** Fields after phone, captcha and SMS code. */
  more?: readonly AuthField[]
  rules?: FieldRules
  mobile?: string
  onMobileChange?(mobile: string): void
  submit(values: AuthFieldValues, signal: AbortSignal): Promise<void>
  /** Whether the code was already verified, so that a later rejection does not require a new one. */
  isProven?(values: AuthFieldValues): boolean
}

export interface SmsForm {
  form: AuthForm
  sms: SmsCode
}

/** Form state with phone, captcha, SMS code and additional fields. */
export function useSmsForm(options: SmsFormOptions): SmsForm {
  const { action, scene, more = [], rules, mobile = '', onMobileChange, submit, isProven } = options
  const deadlines = useDeadlines()
  const messages = useAuthMessages()
  const { mobileRequired = messages.mobileRequired } = options
  const captchaFields: AuthField[] = useCaptchaKind() === 'none' ? [] : ['captcha']
  const captchaRequired = required('captcha', messages.captchaRequired)

  async function submitOnce(values: AuthFieldValues, signal: AbortSignal) {
    try {
      await submit(values, signal)
    } catch (thrown) {
      // The visitor can request another code immediately.
      if (!isProven?.(values) && consumesCode(toAuthError(thrown)))
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
      // The captcha is only needed to send the SMS, so it is optional once a code was sent.
      captcha: (values) =>
        hasLiveCode(deadlines, scene, values.mobile, Date.now()) ? null : captchaRequired(values),
      mobileCode: required('mobileCode', messages.mobileCodeRequired),
      ...rules,
    },
    submit: submitOnce,
  })
  const sms = useSmsCode({ form, scene })
  return { form, sms }
}
