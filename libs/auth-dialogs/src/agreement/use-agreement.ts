import { useState } from 'react'
import { useTask } from '../effects/use-task'
import { failureText } from '../provider/failure-text'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthMessages } from '../provider/use-auth-messages'

/** A decision on agreements. */
export interface Agreement {
  /** Records consent, tells the host, closes. */
  agree(): void
  /** Closes and tells the host to sign out. */
  refuse(): void
  submitting: boolean
  failure: string | null
}

/** Consenting to new agreements, or refusing them. */
export function useAgreement(): Agreement {
  const { config, emit, dialog, close } = useAuthContext()
  const messages = useAuthMessages()
  const task = useTask()
  const [submitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  function closeMine() {
    if (dialog !== null) close(dialog)
  }

  return {
    submitting,
    failure,
    agree() {
      setSubmitting(true)
      setFailure(null)
      task.run(
        async (signal) => {
          await config.backend.agreeToAgreements(signal)
          signal.throwIfAborted()
          await config.onAgreed?.()
          emit({ type: 'agreed' })
        },
        {
          done: closeMine,
          failed(error) {
            setSubmitting(false)
            setFailure(failureText(error, messages))
          },
        },
      )
    },
    refuse() {
      task.abort()
      closeMine()
      emit({ type: 'agreement-refused' })
      void config.onAgreementRefused?.()
    },
  }
}
