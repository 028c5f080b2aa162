import { useState } from 'react'
import { useSubmission } from '../form/use-submission'
import { callBackend } from '../port/call-backend'
import type { AuthSecondFactor, AuthSignInAnswer } from '../port/auth-sign-in'
import type { AuthDialogArgs } from '../provider/auth-dialog'
import { useShownFailure } from '../provider/use-shown-failure'
import { useSignIn } from '../provider/use-sign-in'

export interface SecondFactor {
  /** Response of the backend to the first step. */
  step: AuthSecondFactor
  isSubmitting: boolean
  failure: string | null
  /** Runs `request`. Its response signs in or requires another step. */
  submit(request: (signal: AbortSignal) => Promise<AuthSignInAnswer>): void
}

/** State of the step that completes a sign-in. */
export function useSecondFactor({
  step,
  via,
  mobile,
}: AuthDialogArgs['second-factor']): SecondFactor {
  const signIn = useSignIn()
  const showFailure = useShownFailure()
  const submission = useSubmission('second-factor')
  const [isSubmitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  return {
    step,
    isSubmitting,
    failure,
    submit(request) {
      async function complete(signal: AbortSignal) {
        const answer = await callBackend(request, signal)
        signal.throwIfAborted()
        await signIn(answer, via, mobile)
      }
      setSubmitting(true)
      setFailure(showFailure(null))
      submission.run(complete, {
        done: () => setSubmitting(false),
        stopped(message) {
          setSubmitting(false)
          setFailure(showFailure(message))
        },
      })
    },
  }
}
