import { media } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { CenteredColumn, Note } from '../form/form-layout'
import { BackToLogin } from '../login/login-links'
import { useAuthMessages } from '../provider/auth-hooks'
import { TicketFrame } from '../ticket/ticket-frame'
import { useScanLogin } from './use-scan-login'

/** A phone cannot scan the code on its own screen. */
const phone = `${media.below.md} and (pointer: coarse)`

const Intro = styled(Note)`
  ${phone} {
    display: none;
  }
`

const PhoneIntro = styled(Note)`
  display: none;
  ${phone} {
    display: block;
  }
`

/** Sign-in by scanning a QR code with WeChat. */
export function ScanLoginPanel() {
  const messages = useAuthMessages()
  const ticket = useScanLogin()
  const { secondsLeft } = ticket
  return (
    <CenteredColumn data-auth-part="scan-login">
      <Intro data-auth-part="intro">{messages.scanIntro}</Intro>
      <PhoneIntro data-auth-part="intro">{messages.scanOnPhone}</PhoneIntro>
      <TicketFrame
        ticket={ticket}
        label={messages.scanCode}
        size={200}
        expired={messages.scanExpired}
        settling={messages.scanSettling}
        done={ticket.status === 'needs-binding' ? messages.scanNeedsBinding : messages.scanSettling}
        remaining={messages.expiresIn(Math.floor(secondsLeft / 60), secondsLeft % 60)}
      />
      <BackToLogin>{messages.otherWays}</BackToLogin>
    </CenteredColumn>
  )
}
