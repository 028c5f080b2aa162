import {
  type AuthField,
  type AuthForm,
  usePasswordLogin,
  useSmsLogin,
} from '@shuyuan/auth-dialogs/headless'

function Field({ form, name }: { form: AuthForm; name: AuthField }) {
  return (
    <p>
      <label {...form.labelProps(name)} />
      <input {...form.inputProps(name)} />
      <span {...form.errorProps(name)} />
    </p>
  )
}

function Submit({ form }: { form: AuthForm }) {
  return (
    <>
      <p role="alert">{form.failure ?? form.announcement}</p>
      <button disabled={form.isSubmitting}>立即登录</button>
    </>
  )
}

/** A form with custom markup, as in the README. */
export function PasswordLogin() {
  const form = usePasswordLogin()
  return (
    <form {...form.formProps}>
      <Field form={form} name="mobile" />
      <Field form={form} name="password" />
      <Submit form={form} />
    </form>
  )
}

/** A form with custom markup and no captcha, as in the README. */
export function SmsLogin() {
  const { form, sms } = useSmsLogin()
  return (
    <form {...form.formProps}>
      <Field form={form} name="mobile" />
      <Field form={form} name="mobileCode" />
      <button type="button" disabled={sms.secondsLeft > 0 || sms.isSending} onClick={sms.send}>
        {sms.secondsLeft > 0 ? `${sms.secondsLeft} 秒` : '获取验证码'}
      </button>
      <Submit form={form} />
    </form>
  )
}
