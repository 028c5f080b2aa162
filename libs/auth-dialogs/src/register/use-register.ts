import { required } from '../form/field-rules'
import { callBackend } from '../port/call-backend'
import type { AuthDialogArgs } from '../provider/auth-dialog'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import { useSmsForm, type SmsForm } from '../sms/use-sms-form'

/** Form state of the registration. Opens the login dialog with the phone filled in afterward. */
export function useRegister({ mobile }: AuthDialogArgs['register']): SmsForm {
  const { config, emit, open, setNextMobile } = useAuthContext()
  const backend = useBackend()
  const messages = useAuthMessages()
  return useSmsForm({
    action: 'register',
    scene: 'register',
    more: ['password', 'agreed'],
    mobile,
    onMobileChange: setNextMobile,
    rules: {
      password: required('password', messages.newPasswordRequired),
      agreed: required('agreed', messages.agreementRequired),
    },
    async submit({ mobile, mobileCode, password }, signal) {
      await callBackend(
        (signal) => backend.register?.({ mobile, mobileCode, password }, signal),
        signal,
        'register',
      )
      signal.throwIfAborted()
      emit({ type: 'registered' })
      config.onRegistered?.(mobile)
      config.notify?.('success', messages.registered)
      open('login', { mobile, ...(!config.notify && { notice: messages.registered }) })
    },
  })
}
