import { BindMobileForm } from '@shuyuan/auth-dialogs'
import * as messages from '../messages'
import { StepPage, useStep } from './step-page'

/** Requires a learner to bind a mobile number before opening a guarded page. */
export function BindMobilePage() {
  const { finish, ...step } = useStep('bind-mobile')
  return (
    <StepPage title={messages.bindMobileTitle} done={messages.mobileIsBound} {...step}>
      <BindMobileForm onBound={finish} />
    </StepPage>
  )
}
