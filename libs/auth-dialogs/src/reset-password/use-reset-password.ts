import { required } from '../form/field-rules'
import { callBackend } from '../port/call-backend'
import type { AuthDialogArgs } from '../provider/auth-dialog'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import { useSmsForm, type SmsForm } from '../sms/use-sms-form'

/**
 * Form state of the password reset. Closes the dialog afterward and fills in the phone in the next login
 * dialog.
 */
export function useResetPassword({ mobile }: AuthDialogArgs['reset']): SmsForm {
  const { config, emit, dialog, close, setNextMobile } = useAuthContext()
  const backend = useBackend()
  const messages = useAuthMessages()
  return useSmsForm({
    action: 'reset-password',
    scene: 'login',
    more: ['password'],
    mobile,
    onMobileChange: setNextMobile,
    rules: { password: required('password', messages.newPasswordRequired) },
    async submit({ mobile, mobileCode, password }, signal) {
      await callBackend(
        (signal) => backend.resetPassword?.({ mobile, mobileCode, password }, signal),
        signal,
        'resetPassword',
      )
      signal.throwIfAborted()
      emit({ type: 'password-reset' })
      setNextMobile(mobile)
      config.notify?.('success', messages.passwordReset)
      if (dialog !== null) close(dialog)
      config.onPasswordReset?.(mobile)
    },
  })
}
