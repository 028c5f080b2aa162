import { callBackend } from '../port/call-backend'
import type { AuthFaceTicket } from '../port/auth-backend'
import { toAuthError } from '../port/auth-error'
import { malformedAnswer } from '../port/malformed-answer'
import { requireStrings } from '../port/require-strings'
import { useBackend } from '../provider/auth-hooks'
import { useAuthContext } from '../provider/use-auth-context'
import { useQrTicket, type QrTicket } from '../ticket/use-qr-ticket'

/** A face check and when polling for it ends, by the visitor's clock. */
export type FaceTicketShown = AuthFaceTicket & { deadline: number }

export interface FaceCheckOutcome {
  kind: 'passed'
}

const facePollMs = 2500

/** How long to poll for a face check, in ms. The server sets no limit. */
const faceCheckLifetime = 600_000

export interface FaceCheckOptions {
  /** Called when the check is passed, to refetch the member. If it rejects, the panel offers a retry. */
  onPassed(): Promise<void> | void
}

/** State of a face check on a phone while this page polls for the result. */
export function useFaceCheck({
  onPassed,
}: FaceCheckOptions): QrTicket<FaceTicketShown, FaceCheckOutcome> {
  const { emit } = useAuthContext()
  const backend = useBackend()
  return useQrTicket<FaceTicketShown, true, FaceCheckOutcome>({
    intervalMs: facePollMs,
    async request(signal) {
      try {
        const answer = await callBackend(
          (signal) => backend.startFaceCheck?.(signal),
          signal,
          'startFaceCheck',
        )
        const ticket = requireStrings(answer, 'url', 'ruleId', 'bizToken')
        return { ticket: { ...ticket, deadline: Date.now() + faceCheckLifetime } }
      } catch (thrown) {
        // The check was passed on the phone between two polls.
        if (toAuthError(thrown).code === 'already-verified') return { confirmation: true }
        throw thrown
      }
    },
    async poll({ ruleId, bizToken }, signal) {
      const isPassed = await callBackend(
        (signal) => backend.fetchFaceCheckPassed?.({ ruleId, bizToken }, signal),
        signal,
        'fetchFaceCheckPassed',
      )
      if (typeof isPassed !== 'boolean') throw malformedAnswer('true or false', isPassed)
      return isPassed || null
    },
    async settle() {
      await onPassed()
      return { kind: 'passed' }
    },
    // A passed check cannot be repeated, so a retry only calls `onPassed` again.
    canRetrySettle: true,
    onStatus: (status) => emit({ type: 'face-check-changed', status }),
  })
}
