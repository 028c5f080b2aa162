import { token } from '@shuyuan/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useFocusOnSwitch } from '../dialog-host/use-focus-on-switch'
import type { AccountBackend } from './account-backend'
import { type AccountMessages, useAccountMessages } from './account-messages'
import { NewMobileForm } from './new-mobile-form'
import { ProveMobileForm } from './prove-mobile-form'
import { StepList } from './step-list'

const Root = styled.div`
  display: grid;
  gap: ${token('space-5')};
`

const Notice = styled.p`
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-md')};
  background: ${token('warning-soft')};
  color: ${token('warning')};
  font: ${token('type-small')};
`

export interface ChangeMobileFormProps {
  /** Sends the codes and saves the number. */
  backend: Pick<AccountBackend, 'verifyMobile' | 'changeMobile'>
  /** Current phone of the account. */
  mobile: string
  /** Replaces single texts. */
  messages?: Partial<AccountMessages>
  /** Called with the new phone. The form shows progress until the promise resolves. */
  onChanged: (mobile: string) => Promise<void> | void
}

/**
 * Changes the phone of the account in two steps: verify the current phone, then the new one. Returns to
 * the first step if its verification has expired.
 */
export function ChangeMobileForm({ backend, mobile, messages, onChanged }: ChangeMobileFormProps) {
  const words = useAccountMessages(messages)
  const [step, setStep] = useState<{ sign: string | null; isAgain: boolean }>({
    sign: null,
    isAgain: false,
  })
  const content = useFocusOnSwitch(step)
  return (
    <Root ref={content}>
      <StepList
        label={words.steps}
        steps={[words.stepOld, words.stepNew]}
        current={step.sign === null ? 0 : 1}
      />
      {step.isAgain && <Notice role="alert">{words.proofExpired}</Notice>}
      {step.sign === null ? (
        <ProveMobileForm
          backend={backend}
          mobile={mobile}
          messages={messages}
          onProven={(sign) => setStep({ sign, isAgain: false })}
        />
      ) : (
        <NewMobileForm
          backend={backend}
          former={mobile}
          sign={step.sign}
          words={words}
          onChanged={onChanged}
          onProofExpired={() => setStep({ sign: null, isAgain: true })}
        />
      )}
    </Root>
  )
}
