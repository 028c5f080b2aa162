import { CenteredColumn, Note } from '../form/form-layout'
import { callBackend } from '../port/call-backend'
import { toAuthError } from '../port/auth-error'
import { readScanCode } from '../port/require-strings'
import { useAuthMessages } from '../provider/auth-hooks'
import { readScanTicket, type ScanTicketShown } from '../scan-login/scan-deadline'
import { TicketFrame } from '../ticket/ticket-frame'
import { useQrTicket } from '../ticket/use-qr-ticket'
import type { AccountBackend } from './account-backend'
import { type AccountMessages, useAccountMessages } from './account-messages'

const bindPollMs = 3000

export interface ScanBindPanelProps {
  /** Creates the QR code and binds the account. */
  backend: Pick<AccountBackend, 'startScanBind' | 'fetchScanCode' | 'bindSocialite'>
  /** Replaces single texts. */
  messages?: Partial<AccountMessages>
  /** Called when WeChat is linked. */
  onBound: () => Promise<void> | void
}

/** Links WeChat to the account by scanning a QR code. */
export function ScanBindPanel({ backend, messages: given, onBound }: ScanBindPanelProps) {
  const words = useAccountMessages(given)
  const messages = useAuthMessages()
  const ticket = useQrTicket<ScanTicketShown, string, { kind: 'bound' }>({
    intervalMs: bindPollMs,
    async request(signal) {
      const answer = await callBackend((signal) => backend.startScanBind(signal), signal)
      return { ticket: readScanTicket(answer) }
    },
    async poll({ key }, signal) {
      return readScanCode(
        await callBackend((signal) => backend.fetchScanCode({ key }, signal), signal),
      )
    },
    async settle(code, signal) {
      try {
        await callBackend((signal) => backend.bindSocialite({ code }, signal), signal)
      } catch (thrown) {
        // A repeated binding counts as success.
        if (toAuthError(thrown).code !== 'already-bound') throw thrown
      }
      signal.throwIfAborted()
      await onBound()
      return { kind: 'bound' }
    },
  })
  const { secondsLeft } = ticket
  return (
    <CenteredColumn>
      <Note>{words.scanIntro}</Note>
      <TicketFrame
        ticket={ticket}
        label={words.scanCode}
        size={200}
        expired={messages.scanExpired}
        settling={words.scanSettling}
        done={words.scanBound}
        remaining={messages.expiresIn(Math.floor(secondsLeft / 60), secondsLeft % 60)}
      />
    </CenteredColumn>
  )
}
