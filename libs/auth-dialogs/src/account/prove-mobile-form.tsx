import { useRef, type ReactNode } from 'react'
import { askBackend } from '../port/ask-backend'
import { filled } from '../port/filled'
import { useAuthMessages } from '../provider/auth-hooks'
import { useDeadlines } from '../sms/use-deadlines'
import { useSmsForm } from '../sms/use-sms-form'
import type { AccountBackend } from './account-backend'
import type { AccountMessages } from './account-messages'
import { useAccountMessages } from './use-account-messages'
import { ProofForm } from './proof-form'

const scene = 'mobile_bind'

/** Props of {@link ProveMobileForm}. */
export interface ProveMobileFormProps {
  backend: Pick<AccountBackend, 'verifyMobile'>
  /** The phone of the account. */
  mobile: string
  /** Said before the fields. @default that the code goes to this phone */
  intro?: ReactNode
  /** @default that there is a next step */
  submitLabel?: string
  messages?: Partial<AccountMessages>
  /** The phone is proven; the form shows progress until the promise resolves. */
  onProven: (sign: string) => Promise<void> | void
}

/** Prove the phone of the account, which is shown without its middle, before something weighty. */
export function ProveMobileForm(props: ProveMobileFormProps) {
  const { backend, mobile, onProven } = props
  const words = useAccountMessages(props.messages)
  const deadlines = useDeadlines()
  const { mobileRequired } = useAuthMessages()
  // A code proves once: when what follows fails, only that is tried again.
  const proven = useRef<{ by: string; sign: string } | null>(null)
  const proof = useSmsForm({
    action: 'verify-mobile',
    scene,
    mobileRequired,
    mobile,
    isProven: ({ mobileCode }) => proven.current?.by === mobileCode,
    async submit({ mobileCode }, signal) {
      if (proven.current?.by !== mobileCode) {
        const answer = await askBackend(
          (signal) => backend.verifyMobile({ mobile, mobileCode }, signal),
          signal,
        )
        proven.current = { by: mobileCode, sign: filled(answer, 'sign').sign }
      }
      signal.throwIfAborted()
      await onProven(proven.current.sign)
      // The code is used up: another proof must not wait for its deadline.
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
