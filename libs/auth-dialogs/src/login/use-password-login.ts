import { required } from '../form/field-rules'
import { useAuthForm, type AuthForm } from '../form/use-auth-form'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import { useAuthContext } from '../provider/use-auth-context'
import { useSignIn } from '../provider/use-sign-in'
import { callSignIn } from './call-sign-in'

/** Options of the password and the SMS login. */
export interface LoginOptions {
  /** Initial value of the phone field. */
  mobile?: string
  /** Called while the phone is typed. */
  onMobileChange?(mobile: string): void
}

/** Form state of the sign-in with phone and password. */
export function usePasswordLogin(options: LoginOptions): AuthForm {
  const { setNextMobile } = useAuthContext()
  const backend = useBackend()
  const messages = useAuthMessages()
  const signIn = useSignIn()
  return useAuthForm({
    action: 'password-login',
    fields: ['mobile', 'password'],
    initial: { mobile: options.mobile ?? '' },
    onMobileChange(mobile) {
      setNextMobile(mobile)
      options.onMobileChange?.(mobile)
    },
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
