import { FaceCheckPanel } from '@shuyuan/auth-dialogs'
import { toast } from '@shuyuan/ui'
import * as messages from './messages'
import { StepPage, useStep } from './step-page'

/** The step before login-required pages where a face check must be passed. */
export function FaceCheckPage() {
  const { finish, ...step } = useStep('face-check')
  return (
    <StepPage title={messages.faceCheckTitle} {...step}>
      <FaceCheckPanel
        onPassed={async () => {
          await finish()
          toast.success(messages.faceCheckDone)
        }}
      />
    </StepPage>
  )
}
