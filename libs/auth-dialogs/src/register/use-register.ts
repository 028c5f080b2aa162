import { required } from '../form/field-rules'
import { askBackend } from '../port/ask-backend'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages, useBackend } from '../provider/auth-hooks'
import { useSmsForm, type SmsForm } from '../sms/use-sms-form'

/** Registering; afterward the login dialog takes over with the phone filled in. */
export function useRegister({ mobile }: { mobile?: string } = {}): SmsForm {
  const { config, emit, open } = useAuthContext()
  const backend = useBackend()
  const messages = useAuthMessages()
  return useSmsForm({
    action: 'register',
    scene: 'register',
    mobileRequired: messages.mobileRequired,
    more: ['password', 'agreed'],
    mobile,
    rules: {
      password: required('password', messages.newPasswordRequired),
      agreed: required('agreed', messages.agreementRequired),
    },
    async submit({ mobile, mobileCode, password }, signal) {
      await askBackend(
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
