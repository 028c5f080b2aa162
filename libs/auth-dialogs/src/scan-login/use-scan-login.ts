import { useOnChange } from '../effects/use-on-change'
import { askBackend } from '../port/ask-backend'
import type { AuthScanTicket } from '../port/auth-backend'
import { filled, scanCodeOf } from '../port/filled'
import { useAuthContext } from '../provider/use-auth-context'
import { useAuthEvents, useBackend } from '../provider/auth-hooks'
import { useSignIn } from '../provider/use-sign-in'
import { useQrTicket, type QrTicket } from '../ticket/use-qr-ticket'
import { scanDeadline } from './scan-deadline'

/** What a confirmed scan led to. */
export type ScanOutcome = { kind: 'signed-in' } | { kind: 'needs-binding'; code: string }

/** A scan ticket with its end by the visitor's clock. */
export type ScanTicketShown = AuthScanTicket & { deadline: number }

/** What {@link useScanLogin} works with. */
export interface ScanLoginOptions {
  /**
   * The account must bind a mobile first, with this login code.
   * @default opens the bind-mobile dialog
   */
  onNeedsBinding?: (code: string) => void
}

/** Asked about every second. */
const scanPollMs = 1000

/** Signing in by scanning a QR code with WeChat. */
export function useScanLogin({ onNeedsBinding }: ScanLoginOptions = {}): QrTicket<
  ScanTicketShown,
  ScanOutcome
> {
  const { open } = useAuthContext()
  const backend = useBackend()
  const emit = useAuthEvents()
  const signIn = useSignIn()
  const ticket = useQrTicket<ScanTicketShown, string, ScanOutcome>({
    intervalMs: scanPollMs,
    async request(signal) {
      const answer = await askBackend(
        (signal) => backend.startScanLogin?.(signal),
        signal,
        'startScanLogin',
      )
      const ticket = filled(answer, 'url', 'key')
      return { ticket: { ...ticket, deadline: scanDeadline(ticket, Date.now()) } }
    },
    async ask({ key }, signal) {
      const answer = await askBackend(
        (signal) => backend.fetchScanCode?.({ key }, signal),
        signal,
        'fetchScanCode',
      )
      return scanCodeOf(answer)
    },
    async settle(code, signal) {
      const result = await askBackend(
        (signal) => backend.exchangeLoginCode?.({ code }, signal),
        signal,
        'exchangeLoginCode',
      )
      signal.throwIfAborted()
      if (result?.kind === 'bind-mobile')
        return { kind: 'needs-binding', code: filled(result, 'code').code }
      await signIn(result, 'scan')
      return { kind: 'signed-in' }
    },
    onStatus: (status) => emit({ type: 'scan-changed', status }),
  })

  const { state } = ticket
  const code =
    state.status === 'done' && state.outcome.kind === 'needs-binding' ? state.outcome.code : null
  useOnChange(code, (code) => {
    if (code === null) return
    if (onNeedsBinding) onNeedsBinding(code)
    else open('bind-mobile', { code, scene: 'login' })
  })
  return ticket
}
