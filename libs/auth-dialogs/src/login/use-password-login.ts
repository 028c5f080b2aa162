import { required } from '../form/field-rules'
import { useAuthForm, type AuthForm } from '../form/use-auth-form'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import { useSignIn } from '../provider/use-sign-in'
import { callSignIn } from './call-sign-in'
import type { LoginOptions } from './login-options'
import { useMobileChange } from './use-mobile-change'

/** Form state of the sign-in with phone and password. */
export function usePasswordLogin(options: LoginOptions = {}): AuthForm {
  const backend = useBackend()
  const messages = useAuthMessages()
  const signIn = useSignIn()
  return useAuthForm({
    action: 'password-login',
    fields: ['mobile', 'password'],
    initial: { mobile: options.mobile ?? '' },
    onMobileChange: useMobileChange(options),
    rules: {
      mobile: required('mobile', messages.mobileRequired),
      password: required('password', messages.passwordRequired),
    },
    async submit({ mobile, password }, signal) {
      const answer = await callSignIn(
        (signal) => backend.loginWithPassword?.({ mobile, password }, signal),
        signal,
        'loginWithPassword',
        { code: 'credentials-wrong', message: messages.credentialsWrong },
      )
      signal.throwIfAborted()
      await signIn(answer, 'password', mobile)
    },
  })
}
