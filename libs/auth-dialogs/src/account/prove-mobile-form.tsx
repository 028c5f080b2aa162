import { useRef, type ReactNode } from 'react'
import { callBackend } from '../port/call-backend'
import { requireStrings } from '../port/require-strings'
import { useDeadlines } from '../sms/use-deadlines'
import { useSmsForm } from '../sms/use-sms-form'
import type { AccountBackend } from './account-backend'
import { type AccountMessages, useAccountMessages } from './account-messages'
import { ProofForm } from './proof-form'

const scene = 'mobile_bind'

export interface ProveMobileFormProps {
  /** Checks the code. */
  backend: Pick<AccountBackend, 'verifyMobile'>
  /** The phone of the account. */
  mobile: string
  /** Shown above the fields. @default says that the code is sent to this phone */
  intro?: ReactNode
  /** Label of the submit button. @default "Next" */
  submitLabel?: string
  /** Replaces single texts. */
  messages?: Partial<AccountMessages>
  /** Called when the phone is verified. The form shows progress until the promise resolves. */
  onProven: (sign: string) => Promise<void> | void
}

/** Verifies the phone of the account, shown masked, before a sensitive action. */
export function ProveMobileForm(props: ProveMobileFormProps) {
  const { backend, mobile, onProven } = props
  const words = useAccountMessages(props.messages)
  const deadlines = useDeadlines()
  // A code can be verified only once. If `onProven` fails, the next submit skips the verification.
  const proven = useRef<{ by: string; sign: string } | null>(null)
  const proof = useSmsForm({
    action: 'verify-mobile',
    scene,
    mobile,
    isProven: ({ mobileCode }) => proven.current?.by === mobileCode,
    async submit({ mobileCode }, signal) {
      if (proven.current?.by !== mobileCode) {
        const answer = await callBackend(
          (signal) => backend.verifyMobile({ mobile, mobileCode }, signal),
          signal,
        )
        proven.current = { by: mobileCode, sign: requireStrings(answer, 'sign').sign }
      }
      signal.throwIfAborted()
      await onProven(proven.current.sign)
      // The code is used, so the next verification must not wait for its countdown.
      deadlines.set(scene, mobile, null)
    },
  })
  return (
    <ProofForm
      {...proof}
      own={{ label: words.ownMobile, mobile }}
      intro={props.intro ?? words.proveIntro}
      submitLabel={props.submitLabel ?? words.next}
    />
  )
}
