import type { AuthScanTicket } from '../port/auth-backend'
import { useAuthContext } from '../provider/use-auth-context'
import { useSignIn } from '../provider/use-sign-in'
import { useQrTicket, type QrTicket } from '../ticket/use-qr-ticket'
import { scanDeadline } from './scan-deadline'

/** What a confirmed scan led to. */
export type ScanOutcome = { kind: 'signed-in' } | { kind: 'needs-binding'; code: string }

/** A scan ticket with its end by the visitor's clock. */
export type ScanTicketShown = AuthScanTicket & { deadline: number }

/** Asked about every second. */
export const scanPollMs = 1000

/**
 * Signing in by scanning a QR code with WeChat.
 * @param onNeedsBinding the account must bind a mobile first. @default opens the bind-mobile dialog
 */
export function useScanLogin({
  onNeedsBinding,
}: {
  onNeedsBinding?: (code: string) => void
} = {}): QrTicket<ScanTicketShown, ScanOutcome> {
  const { config, open } = useAuthContext()
  const signIn = useSignIn()
  const { backend } = config
  return useQrTicket<ScanTicketShown, string, ScanOutcome>({
    intervalMs: scanPollMs,
    async request(signal) {
      const ticket = await backend.startScanLogin(signal)
      return { ...ticket, deadline: scanDeadline(ticket, Date.now()) }
    },
    async ask({ key }, signal) {
      const { code } = await backend.fetchScanCode({ key }, signal)
      return code
    },
    async settle(code, signal) {
      const result = await backend.exchangeLoginCode({ code }, signal)
      signal.throwIfAborted()
      if (result.kind === 'bind-mobile') {
        if (onNeedsBinding) onNeedsBinding(result.code)
        else open('bind-mobile', { code: result.code, scene: 'login' })
        return { kind: 'needs-binding', code: result.code }
      }
      await signIn(result.token, 'scan')
      return { kind: 'signed-in' }
    },
  })
}
