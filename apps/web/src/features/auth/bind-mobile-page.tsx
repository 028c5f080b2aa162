import { BindMobileForm } from '@shuyuan/auth-dialogs'
import * as messages from './messages'
import { StepPage, useStep } from './step-page'

/** The step before login-required pages where a mobile must be bound. */
export function BindMobilePage() {
  const { finish, ...step } = useStep('bind-mobile')
  return (
    <StepPage title={messages.bindMobileTitle} {...step}>
      <BindMobileForm onBound={finish} />
    </StepPage>
  )
}
