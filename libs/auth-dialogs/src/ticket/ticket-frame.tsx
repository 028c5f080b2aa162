import { Button, QrCode, Spinner, token, VisuallyHidden } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { Note } from '../form/form-layout'
import { useAuthMessages } from '../provider/auth-hooks'
import { useFrameFocus } from './use-frame-focus'
import type { QrTicket } from './use-qr-ticket'

const Frame = styled.div<{ $size: number }>`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${token('space-3')};
  min-block-size: ${(p) => p.$size}px;
  border-radius: ${token('radius-md')};
  color: ${token('text-muted')};
  text-align: center;
  &:not([data-state='ready']) {
    inline-size: min(100%, ${(p) => p.$size}px);
    padding: ${token('space-3')};
    background: ${token('surface-sunken')};
  }
  /* Empty here, so it takes no gap either. */
  &:is([data-state='ready'], [data-state='offline'], [data-state='failed']) > [role='status'] {
    position: absolute;
  }
`

/** Props of {@link TicketFrame}. */
export interface TicketFrameProps {
  ticket: QrTicket<{ url: string; deadline: number }, { kind: string }>
  /** Content of the QR code of a ticket. */
  label: string
  /** Edge of the QR code in px. */
  size: number
  expired: string
  /** Said while the confirmation is used. */
  settling: string
  /** Said when all is done. */
  done: string
  /** Shown below the QR code while it waits. */
  remaining?: string
}

/**
 * A QR ticket in each of its states, with what can be done about it. Changes of state are announced, the
 * passing seconds are not.
 */
export function TicketFrame(props: TicketFrameProps) {
  const { ticket, label, size, remaining } = props
  const { state, status, refresh, resume } = ticket
  const messages = useAuthMessages()
  const frame = useFrameFocus(status)
  const isBusy = state.status === 'loading' || state.status === 'settling'

  // The pressed button goes away; the focus waits on the frame for the next one.
  function press(act: () => void) {
    frame.current?.focus()
    act()
  }

  return (
    <Frame ref={frame} $size={size} tabIndex={-1} data-auth-part="ticket" data-state={status}>
      {state.status === 'ready' && (
        <QrCode
          value={state.ticket.url}
          label={label}
          size={size}
          failureText={messages.qrFailed}
        />
      )}
      {isBusy && <Spinner label={null} />}
      <div role="status">
        <Said {...props} />
      </div>
      {state.status === 'ready' && remaining !== undefined && (
        <Note role="timer" data-auth-part="ticket-remaining">
          {remaining}
        </Note>
      )}
      {(state.status === 'offline' || state.status === 'failed') && (
        <>
          <div role="alert">
            {state.status === 'offline' ? messages.networkLost : state.message}
          </div>
          <Button onClick={() => press(resume)} data-auth-part="ticket-retry">
            {messages.retry}
          </Button>
        </>
      )}
      {state.status === 'expired' && (
        <Button onClick={() => press(refresh)} data-auth-part="ticket-refresh">
          {messages.refreshCode}
        </Button>
      )}
    </Frame>
  )
}

/** The state in words, but for failures, which are alerts. */
function Said({ ticket: { state }, expired, settling, done }: TicketFrameProps) {
  const messages = useAuthMessages()
  switch (state.status) {
    case 'loading':
      return messages.scanLoading
    case 'ready':
      return <VisuallyHidden>{messages.codeReady}</VisuallyHidden>
    case 'settling':
      return settling
    case 'done':
      return done
    case 'expired':
      return state.message ?? expired
    default:
      return null
  }
}
