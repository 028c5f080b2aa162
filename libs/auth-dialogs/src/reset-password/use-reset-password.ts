import { required } from '../form/field-rules'
import { askBackend } from '../port/ask-backend'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import { useSmsForm, type SmsForm } from '../sms/use-sms-form'

/**
 * Setting a new password in place of a forgotten one; the dialog closes afterward, and the next login
 * dialog has the phone.
 */
export function useResetPassword({ mobile }: { mobile?: string } = {}): SmsForm {
  const { config, emit, dialog, close, fillIn } = useAuthContext()
  const backend = useBackend()
  const messages = useAuthMessages()
  return useSmsForm({
    action: 'reset-password',
    scene: 'login',
    mobileRequired: messages.mobileRequired,
    more: ['password'],
    mobile,
    rules: { password: required('password', messages.newPasswordRequired) },
    async submit({ mobile, mobileCode, password }, signal) {
      await askBackend(
        (signal) => backend.resetPassword?.({ mobile, mobileCode, password }, signal),
        signal,
        'resetPassword',
      )
      signal.throwIfAborted()
      emit({ type: 'password-reset' })
      fillIn(mobile)
      config.notify?.('success', messages.passwordReset)
      if (dialog !== null) close(dialog)
      config.onPasswordReset?.(mobile)
    },
  })
}
