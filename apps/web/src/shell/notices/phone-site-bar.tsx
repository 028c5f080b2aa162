import { Button, token } from '@shuyuan/ui'
import { ClientOnly } from '@tanstack/react-router'
import { styled } from 'styled-components'
import * as messages from '../messages'
import { usePhoneSite } from './use-phone-site'

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')} ${token('space-4')};
  padding: ${token('space-2')} ${token('space-4')};
  background: ${token('info-soft')};
  font: ${token('type-small')};
`

function Bar() {
  const { href, stay } = usePhoneSite()
  if (href === null) return null
  return (
    <Root aria-label={messages.phoneSite}>
      <a href={href}>{messages.goToPhoneSite}</a>
      <Button variant="secondary" size="sm" onClick={stay}>
        {messages.stayHere}
      </Button>
    </Root>
  )
}

/** On phones, links to the phone site. The visitor can close the bar to stay here, and the choice is remembered. */
export function PhoneSiteBar() {
  return (
    // The server does not know the device.
    <ClientOnly>
      <Bar />
    </ClientOnly>
  )
}
