import { useState } from 'react'
import { useSubmission } from '../form/use-submission'
import { askBackend } from '../port/ask-backend'
import type { AuthSecondFactor, AuthSignInAnswer } from '../port/auth-sign-in'
import type { AuthDialogArgs } from '../provider/auth-dialog'
import { useShownFailure } from '../provider/use-shown-failure'
import { useSignIn } from '../provider/use-sign-in'

/** The step that completes a sign-in. */
export interface SecondFactor {
  /** What the backend answered the first step with. */
  step: AuthSecondFactor
  isSubmitting: boolean
  failure: string | null
  /** Asks the server; its answer signs in, or needs yet another step. */
  submit(ask: (signal: AbortSignal) => Promise<AuthSignInAnswer>): void
}

/** Completing a sign-in that needs a second factor. */
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
    submit(ask) {
      async function complete(signal: AbortSignal) {
        const answer = await askBackend(ask, signal)
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
