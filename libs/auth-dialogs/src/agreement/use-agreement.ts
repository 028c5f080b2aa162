import { useState } from 'react'
import { useSubmission } from '../form/use-submission'
import { callBackend } from '../port/call-backend'
import { useAuthContext } from '../provider/use-auth-context'
import { useBackend } from '../provider/auth-hooks'
import { useShownFailure } from '../provider/use-shown-failure'

export interface Agreement {
  /** Records consent, notifies the host and closes the dialog. */
  agree(): void
  /** Closes the dialog and notifies the host, which signs out. */
  refuse(): void
  isSubmitting: boolean
  failure: string | null
}

/** State and actions of the agreement dialog. */
export function useAgreement(): Agreement {
  const { config, emit, dialog, close } = useAuthContext()
  const backend = useBackend()
  const showFailure = useShownFailure()
  const submission = useSubmission('agree')
  const [failure, setFailure] = useState<string | null>(null)

  function closeMine() {
    if (dialog !== null) close(dialog)
  }

  async function record(signal: AbortSignal) {
    await callBackend((signal) => backend.agreeToAgreements?.(signal), signal, 'agreeToAgreements')
    signal.throwIfAborted()
    await config.onAgreed?.()
  }

  return {
    isSubmitting: submission.isRunning,
    failure,
    agree() {
      setFailure(showFailure(null))
      submission.run(record, {
        done() {
          emit({ type: 'agreed' })
          closeMine()
        },
        stopped: (message) => setFailure(showFailure(message)),
      })
    },
    refuse() {
      submission.abort()
      closeMine()
      emit({ type: 'agreement-refused' })
      void config.onAgreementRefused?.()
    },
  }
}
