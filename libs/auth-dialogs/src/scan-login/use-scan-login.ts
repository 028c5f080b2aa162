import { useOnChange } from '../effects/use-on-change'
import { callBackend } from '../port/call-backend'
import { requireStrings, readScanCode } from '../port/require-strings'
import { useAuthContext } from '../provider/use-auth-context'
import { useBackend } from '../provider/auth-hooks'
import { useSignIn } from '../provider/use-sign-in'
import { useQrTicket, type QrTicket } from '../ticket/use-qr-ticket'
import { readScanTicket, type ScanTicketShown } from './scan-deadline'

/** Result of a confirmed scan. */
export type ScanOutcome = { kind: 'signed-in' } | { kind: 'needs-binding'; code: string }

const scanPollMs = 1000

/** State of the sign-in by scanning a QR code with WeChat. */
export function useScanLogin(): QrTicket<ScanTicketShown, ScanOutcome> {
  const { emit, open } = useAuthContext()
  const backend = useBackend()
  const signIn = useSignIn()
  const ticket = useQrTicket<ScanTicketShown, string, ScanOutcome>({
    intervalMs: scanPollMs,
    async request(signal) {
      const answer = await callBackend(
        (signal) => backend.startScanLogin?.(signal),
        signal,
        'startScanLogin',
      )
      return { ticket: readScanTicket(answer) }
    },
    async poll({ key }, signal) {
      const answer = await callBackend(
        (signal) => backend.fetchScanCode?.({ key }, signal),
        signal,
        'fetchScanCode',
      )
      return readScanCode(answer)
    },
    async settle(code, signal) {
      const result = await callBackend(
        (signal) => backend.exchangeLoginCode?.({ code }, signal),
        signal,
        'exchangeLoginCode',
      )
      signal.throwIfAborted()
      if (result?.kind === 'bind-mobile')
        return { kind: 'needs-binding', code: requireStrings(result, 'code').code }
      await signIn(result, 'scan')
      return { kind: 'signed-in' }
    },
    onStatus: (status) => emit({ type: 'scan-changed', status }),
  })

  const { state } = ticket
  const code =
    state.status === 'done' && state.outcome.kind === 'needs-binding' ? state.outcome.code : null
  useOnChange(code, (code) => {
    if (code !== null) open('bind-mobile', { code, scene: 'login' })
  })
  return ticket
}
