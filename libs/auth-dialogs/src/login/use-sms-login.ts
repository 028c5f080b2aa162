import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import { useAuthContext } from '../provider/use-auth-context'
import { useSignIn } from '../provider/use-sign-in'
import { useSmsForm, type SmsForm } from '../sms/use-sms-form'
import { callSignIn } from './call-sign-in'
import type { LoginOptions } from './use-password-login'

/** Form state of the sign-in with phone and SMS code. */
export function useSmsLogin(options: LoginOptions): SmsForm {
  const { setNextMobile } = useAuthContext()
  const backend = useBackend()
  const messages = useAuthMessages()
  const signIn = useSignIn()
  return useSmsForm({
    action: 'sms-login',
    scene: 'login',
    mobile: options.mobile,
    onMobileChange(mobile) {
      setNextMobile(mobile)
      options.onMobileChange?.(mobile)
    },
    async submit({ mobile, mobileCode }, signal) {
      const answer = await callSignIn(
        (signal) => backend.loginWithSms?.({ mobile, mobileCode }, signal),
        signal,
        'loginWithSms',
        { code: 'sms-code-wrong', message: messages.mobileCodeWrong },
      )
      signal.throwIfAborted()
      await signIn(answer, 'sms', mobile)
    },
  })
}
