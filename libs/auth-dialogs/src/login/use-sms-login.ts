import { askBackend } from '../port/ask-backend'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import { useSignIn } from '../provider/use-sign-in'
import { useSmsForm, type SmsForm } from '../sms/use-sms-form'
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
      const answer = await askBackend(
        (signal) => backend.loginWithSms?.({ mobile, mobileCode }, signal),
        signal,
      )
      signal.throwIfAborted()
      await signIn(answer, 'sms', mobile)
    },
  })
}
