import { required } from '../form/field-rules'
import { callBackend } from '../port/call-backend'
import { useAuthMessages } from '../provider/auth-hooks'
import { useSmsForm } from '../sms/use-sms-form'
import type { AccountBackend } from './account-backend'
import { type AccountMessages, useAccountMessages } from './account-messages'
import { ProofForm } from './proof-form'

const [shortest, longest] = [6, 16]

export interface ChangePasswordFormProps {
  /** Saves the password. */
  backend: Pick<AccountBackend, 'changePassword'>
  /** The phone of the account. */
  mobile: string
  /** Replaces single texts. */
  messages?: Partial<AccountMessages>
  /** Called when the password is set. The form shows progress until the promise resolves. */
  onChanged: () => Promise<void> | void
}

/** Sets a new password after an SMS to the phone of the account. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { backend, mobile, onChanged } = props
  const words = useAccountMessages(props.messages)
  const { newPasswordRequired } = useAuthMessages()
  const isMissing = required('password', newPasswordRequired)
  const proof = useSmsForm({
    action: 'change-password',
    scene: 'password_reset',
    more: ['password'],
    mobile,
    rules: {
      // The server accepts any length here. These are the limits of registration and of the hint.
      password: (values) =>
        isMissing(values) ??
        (values.password.length < shortest || values.password.length > longest
          ? words.passwordLength
          : null),
    },
    async submit({ mobileCode, password }, signal) {
      await callBackend(
        (signal) => backend.changePassword({ mobile, mobileCode, password }, signal),
        signal,
      )
      signal.throwIfAborted()
      await onChanged()
    },
  })
  return (
    <ProofForm
      {...proof}
      own={{ label: words.ownMobile, mobile }}
      intro={words.passwordIntro}
      submitLabel={words.savePassword}
      asksPassword
    />
  )
}
