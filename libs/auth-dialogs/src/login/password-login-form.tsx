import { FormColumn } from '../form/form-layout'
import { FormSubmit } from '../form/form-submit'
import { MobileField } from '../form/mobile-field'
import { PasswordInput } from '../form/password-input'
import { useAuthMessages } from '../provider/auth-hooks'
import { LoginLinks } from './login-links'
import { useLastMobileHint } from './remembered-login'
import { type LoginOptions, usePasswordLogin } from './use-password-login'

/** Sign-in form with phone and password. */
export function PasswordLoginForm({ mobile, onMobileChange }: LoginOptions) {
  const messages = useAuthMessages()
  const hint = useLastMobileHint()
  const form = usePasswordLogin({ mobile, onMobileChange })
  return (
    <FormColumn {...form.formProps} data-auth-part="password-login">
      <MobileField form={form} autoComplete="username" hint={hint} />
      <PasswordInput form={form} kind="current" label={messages.password} />
      <FormSubmit form={form}>{messages.login}</FormSubmit>
      <LoginLinks form={form} />
    </FormColumn>
  )
}
