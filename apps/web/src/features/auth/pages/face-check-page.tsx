import { FaceCheckPanel } from '@shuyuan/auth-dialogs'
import { useSessionState } from '@shuyuan/session/react'
import { toast } from '@shuyuan/ui'
import * as messages from '../messages'
import { StepPage, useStep } from './step-page'

/** Requires a learner to pass a face check before opening a guarded page. */
export function FaceCheckPage() {
  const { finish, ...step } = useStep('face-check')
  const isSignedIn = useSessionState((state) => state.isSignedIn)
  return (
    <StepPage title={messages.faceCheckTitle} done={messages.identityIsProven} {...step}>
      {/* The login page reports the end of a session; the panel would repeat it. */}
      {isSignedIn && (
        <FaceCheckPanel
          onPassed={async () => {
            await finish()
            toast.success(messages.faceCheckDone)
          }}
        />
      )}
    </StepPage>
  )
}
