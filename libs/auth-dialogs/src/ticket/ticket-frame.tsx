import { Button, QrCode, Spinner, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { CenteredColumn, Note } from '../form/form-layout'
import { useAuthMessages } from '../provider/use-auth-messages'
import type { QrTicket } from './use-qr-ticket'

const Box = styled.div<{ $size: number }>`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${token('space-3')};
  inline-size: min(100%, ${(p) => p.$size}px);
  min-block-size: ${(p) => p.$size}px;
  padding: ${token('space-3')};
  border-radius: ${token('radius-md')};
  background: ${token('surface-sunken')};
  color: ${token('text-muted')};
  line-height: 1.6;
`

/** Props of {@link TicketFrame}. */
export interface TicketFrameProps {
  ticket: QrTicket<{ url: string; deadline: number }, unknown>
  /** What the QR code says, by ticket. */
  label: string
  /** Edge of the QR code in px. */
  size: number
  expired: string
  settling: string
  /** Shown below the QR code while it waits. */
  remaining?: string
}

/** A QR ticket in each of its states, with what can be done about it. */
export function TicketFrame(props: TicketFrameProps) {
  const { ticket, label, size, expired, settling, remaining } = props
  const { state, refresh, resume } = ticket
  const messages = useAuthMessages()
  switch (state.status) {
    case 'loading':
      return (
        <Box $size={size} data-auth-state="loading">
          <Spinner label={messages.scanLoading} />
        </Box>
      )
    case 'ready':
    case 'offline':
      return (
        <CenteredColumn data-auth-state={state.status}>
          <QrCode value={state.ticket.url} label={label} size={size} />
          {state.status === 'ready' && remaining !== undefined && <Note>{remaining}</Note>}
          {state.status === 'offline' && (
            <>
              <Note role="alert">{messages.networkLost}</Note>
              <Button variant="secondary" onClick={resume}>
                {messages.retry}
              </Button>
            </>
          )}
        </CenteredColumn>
      )
    case 'settling':
    case 'done':
      return (
        <Box $size={size} role="status" data-auth-state={state.status}>
          <Spinner label={null} />
          {settling}
        </Box>
      )
    case 'expired':
      return (
        <Box $size={size} role="alert" data-auth-state="expired">
          {expired}
          {state.message && <span>{state.message}</span>}
          <Button onClick={refresh}>{messages.refreshCode}</Button>
        </Box>
      )
    case 'failed':
      return (
        <Box $size={size} role="alert" data-auth-state="failed">
          {state.message}
          <Button onClick={refresh}>{messages.retry}</Button>
        </Box>
      )
  }
}
