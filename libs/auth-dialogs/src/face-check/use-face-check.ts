import { askBackend } from '../port/ask-backend'
import type { AuthFaceTicket } from '../port/auth-backend'
import { toAuthError } from '../port/auth-error'
import { authFailure } from '../port/auth-failure'
import { filled } from '../port/filled'
import { useAuthEvents, useBackend } from '../provider/auth-hooks'
import { useQrTicket, type QrTicket } from '../ticket/use-qr-ticket'

/** A face check with the end of our asking by the visitor's clock. */
export type FaceTicketShown = AuthFaceTicket & { deadline: number }

/** What a face check led to. */
export interface FaceCheckOutcome {
  kind: 'passed'
}

/** Asked about every 2.5 s. */
const facePollMs = 2500

/** How long one face check is asked about, milliseconds; the server names no end. */
const faceCheckLife = 600_000

/** What {@link useFaceCheck} works with. */
export interface FaceCheckOptions {
  /** The check was passed: load the member again and go on. A rejection lets the person try again. */
  onPassed(): Promise<void> | void
}

/** Taking a face check on a phone while this page waits for it. */
export function useFaceCheck({
  onPassed,
}: FaceCheckOptions): QrTicket<FaceTicketShown, FaceCheckOutcome> {
  const backend = useBackend()
  const emit = useAuthEvents()
  return useQrTicket<FaceTicketShown, true, FaceCheckOutcome>({
    intervalMs: facePollMs,
    async request(signal) {
      try {
        const answer = await askBackend(
          (signal) => backend.startFaceCheck?.(signal),
          signal,
          'startFaceCheck',
        )
        const ticket = filled(answer, 'url', 'ruleId', 'bizToken')
        return { ticket: { ...ticket, deadline: Date.now() + faceCheckLife } }
      } catch (thrown) {
        // Passed on the phone between two polls.
        if (toAuthError(thrown).code === 'already-verified') return { confirmation: true }
        throw thrown
      }
    },
    async ask({ ruleId, bizToken }, signal) {
      const isPassed = await askBackend(
        (signal) => backend.fetchFaceCheckPassed?.({ ruleId, bizToken }, signal),
        signal,
        'fetchFaceCheckPassed',
      )
      // Foreign data: a backend may answer what its types do not allow.
      if (typeof isPassed !== 'boolean') throw authFailure({ kind: 'malformed', message: '' })
      return isPassed || null
    },
    async settle() {
      await onPassed()
      return { kind: 'passed' }
    },
    // Who has passed cannot take another check: only the going on is tried again.
    settlesAgain: true,
    onStatus: (status) => emit({ type: 'face-check-changed', status }),
  })
}
