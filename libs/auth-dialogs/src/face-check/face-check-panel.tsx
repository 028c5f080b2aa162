import { CenteredColumn, Note } from '../form/form-layout'
import { useAuthMessages } from '../provider/use-auth-messages'
import { TicketFrame } from '../ticket/ticket-frame'
import { useFaceCheck, type FaceCheckOptions } from './use-face-check'

/** Take a face check on a phone; for a page of its own. */
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
    </CenteredColumn>
  )
}
