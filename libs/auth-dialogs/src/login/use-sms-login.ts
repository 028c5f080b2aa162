import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import { useSignIn } from '../provider/use-sign-in'
import { useSmsForm, type SmsForm } from '../sms/use-sms-form'
import { askToSignIn } from './ask-to-sign-in'
import type { LoginOptions } from './login-options'

/** Signing in with phone and SMS code. */
export function useSmsLogin({ mobile, onMobileChange }: LoginOptions = {}): SmsForm {
  const backend = useBackend()
  const messages = useAuthMessages()
  const signIn = useSignIn()
  return useSmsForm({
    action: 'sms-login',
    scene: 'login',
    mobileRequired: messages.mobileRequired,
    mobile,
    onMobileChange,
    async submit({ mobile, mobileCode }, signal) {
      const answer = await askToSignIn(
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
