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
  /* Visually empty in these states: out of the flow, so that it adds no gap. */
  &:is([data-state='ready'], [data-state='offline'], [data-state='failed']) > [role='status'] {
    position: absolute;
  }
`

export interface TicketFrameProps {
  ticket: QrTicket<{ url: string; deadline: number }, { kind: string }>
  /** Accessible label of the QR code. */
  label: string
  /** Edge of the QR code in px. */
  size: number
  expired: string
  /** Shown while the confirmation is processed. */
  settling: string
  /** Shown at the end. */
  done: string
  /** Shown below the QR code. */
  remaining?: string
}

/**
 * QR code with its states and their actions. Announces changes of state, but not the countdown.
 */
export function TicketFrame(props: TicketFrameProps) {
  const { ticket, label, size, remaining } = props
  const { state, status, refresh, resume } = ticket
  const messages = useAuthMessages()
  const frame = useFrameFocus(status)
  const isBusy = state.status === 'loading' || state.status === 'settling'

  // The pressed button unmounts, so the focus moves to the frame until the next button appears.
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

/** Status text. Errors are alerts instead. */
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
