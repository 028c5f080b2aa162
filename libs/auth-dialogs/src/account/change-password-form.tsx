import { required } from '../form/field-rules'
import { askBackend } from '../port/ask-backend'
import { useAuthMessages } from '../provider/auth-hooks'
import { useSmsForm } from '../sms/use-sms-form'
import type { AccountBackend } from './account-backend'
import type { AccountMessages } from './account-messages'
import { useAccountMessages } from './use-account-messages'
import { ProofForm } from './proof-form'

const [shortest, longest] = [6, 16]

/** Props of {@link ChangePasswordForm}. */
export interface ChangePasswordFormProps {
  backend: Pick<AccountBackend, 'changePassword'>
  /** The phone of the account. */
  mobile: string
  messages?: Partial<AccountMessages>
  /** The password is set; the form shows progress until the promise resolves. */
  onChanged: () => Promise<void> | void
}

/** Set a new password, proven by an SMS to the phone of the account. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { backend, mobile, onChanged } = props
  const words = useAccountMessages(props.messages)
  const { mobileRequired, newPasswordRequired } = useAuthMessages()
  const isMissing = required('password', newPasswordRequired)
  const proof = useSmsForm({
    action: 'change-password',
    scene: 'password_reset',
    mobileRequired,
    more: ['password'],
    mobile,
    rules: {
      // The server takes any length here; registration asks for these, and so does the hint.
      password: (values) =>
        isMissing(values) ??
        (values.password.length < shortest || values.password.length > longest
          ? words.passwordLength
          : null),
    },
    async submit({ mobileCode, password }, signal) {
      await askBackend(
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
