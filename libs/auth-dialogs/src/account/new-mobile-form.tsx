import { toAuthError } from '../port/auth-error'
import { mobileRule } from '../form/field-rules'
import { callBackend } from '../port/call-backend'
import { useAuthMessages } from '../provider/auth-hooks'
import { useSmsForm } from '../sms/use-sms-form'
import { proofExpired, type AccountBackend } from './account-backend'
import type { AccountMessages } from './account-messages'
import { ProofForm } from './proof-form'

interface NewMobileFormProps {
  backend: Pick<AccountBackend, 'changeMobile'>
  /** The phone to replace. */
  former: string
  sign: string
  words: AccountMessages
  onChanged: (mobile: string) => Promise<void> | void
  /** Called if the verification of the former phone has expired. */
  onProofExpired: () => void
}

/** Second step of changing the phone: verifies the new one by SMS. */
export function NewMobileForm(props: NewMobileFormProps) {
  const { backend, former, sign, words, onChanged, onProofExpired } = props
  const { bindMobileRequired, mobileTooLong } = useAuthMessages()
  const isNone = mobileRule(bindMobileRequired, mobileTooLong)

  async function change(mobile: string, mobileCode: string, signal: AbortSignal) {
    try {
      await callBackend(
        (signal) => backend.changeMobile({ mobile, mobileCode, sign }, signal),
        signal,
      )
      return true
    } catch (thrown) {
      if (toAuthError(thrown).code !== proofExpired) throw thrown
      return false
    }
  }

  const proof = useSmsForm({
    action: 'change-mobile',
    scene: 'mobile_bind',
    mobileRequired: bindMobileRequired,
    rules: {
      mobile: (values) =>
        isNone(values) ?? (values.mobile.trim() === former ? words.sameMobile : null),
    },
    async submit({ mobile, mobileCode }, signal) {
      const isChanged = await change(mobile, mobileCode, signal)
      signal.throwIfAborted()
      if (isChanged) await onChanged(mobile)
      else onProofExpired()
    },
  })
  return <ProofForm {...proof} intro={words.newMobileIntro} submitLabel={words.change} />
}
