import type { AuthFaceTicket } from '../port/auth-backend'
import { useAuthContext } from '../provider/use-auth-context'
import { useQrTicket, type QrTicket } from '../ticket/use-qr-ticket'

/** A face check with the end of our asking by the visitor's clock. */
export type FaceTicketShown = AuthFaceTicket & { deadline: number }

/** Asked about every 2.5 s. */
export const facePollMs = 2500

/** How long one face check is asked about, milliseconds; the server names no end. */
export const faceCheckLife = 600_000

/** What {@link useFaceCheck} works with. */
export interface FaceCheckOptions {
  /** The check was passed: load the member again and go on. */
  onPassed(): Promise<void> | void
}

/** Taking a face check on a phone while this page waits for it. */
export function useFaceCheck({ onPassed }: FaceCheckOptions): QrTicket<FaceTicketShown, true> {
  const { backend } = useAuthContext().config
  return useQrTicket<FaceTicketShown, true, true>({
    intervalMs: facePollMs,
    async request(signal) {
      const ticket = await backend.startFaceCheck(signal)
      return { ...ticket, deadline: Date.now() + faceCheckLife }
    },
    async ask({ ruleId, bizToken }, signal) {
      return (await backend.fetchFaceCheckPassed({ ruleId, bizToken }, signal)) || null
    },
    async settle() {
      await onPassed()
      return true
    },
  })
}
