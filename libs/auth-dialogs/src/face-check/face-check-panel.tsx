import { Link } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { CenteredColumn, Note } from '../form/form-layout'
import { useAuthMessages } from '../provider/auth-hooks'
import { TicketFrame } from '../ticket/ticket-frame'
import { useFaceCheck, type FaceCheckOptions } from './use-face-check'

// A phone cannot scan its own screen, so it gets a link instead.
const OnThisPhone = styled(Link)`
  @media (pointer: fine) {
    display: none;
  }
`

/** Shows a QR code for a face check on a phone. Intended for a page rather than a dialog. */
export function FaceCheckPanel(options: FaceCheckOptions) {
  const messages = useAuthMessages()
  const ticket = useFaceCheck(options)
  return (
    <CenteredColumn data-auth-part="face-check">
      <Note data-auth-part="intro">{messages.faceIntro}</Note>
      <TicketFrame
        ticket={ticket}
        label={messages.faceCode}
        size={240}
        expired={messages.faceExpired}
        settling={messages.facePassed}
        done={messages.facePassed}
      />
      {ticket.state.status === 'ready' && (
        <OnThisPhone
          href={ticket.state.ticket.url}
          newTab
          title={messages.opensNewWindow}
          data-auth-part="face-here"
        >
          {messages.faceHere}
        </OnThisPhone>
      )}
    </CenteredColumn>
  )
}
