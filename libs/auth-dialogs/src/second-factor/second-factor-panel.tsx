import { FormFailure } from '../form/form-failure'
import { FormColumn } from '../form/form-layout'
import { BackToLogin } from '../login/login-links'
import type { AuthDialogArgs } from '../provider/auth-dialog'
import { useAuthMessages } from '../provider/auth-hooks'
import { useAuthContext } from '../provider/use-auth-context'
import { useMissingPart } from '../provider/use-missing-part'
import { useSecondFactor } from './use-second-factor'

/** Renders the host's `secondFactor` slot to complete a sign-in. Shows an error without one. */
export function SecondFactorPanel(options: AuthDialogArgs['second-factor']) {
  const { slots } = useAuthContext().config
  const { otherWays, unknownFailure } = useAuthMessages()
  const { step, isSubmitting, failure, submit } = useSecondFactor(options)
  const Step = slots?.secondFactor
  useMissingPart(Step ? null : 'secondFactor')
  return (
    <FormColumn as="div" data-auth-part="second-factor">
      {Step && <Step step={step} isSubmitting={isSubmitting} onSubmit={submit} />}
      <FormFailure failure={Step ? failure : unknownFailure} />
      <BackToLogin>{otherWays}</BackToLogin>
    </FormColumn>
  )
}
