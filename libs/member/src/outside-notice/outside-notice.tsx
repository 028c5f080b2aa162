import { Button, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../member-locale-provider/use-messages'

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-2')};
  margin-block-end: ${token('space-5')};
  padding: ${token('space-4')} ${token('space-5')};
  border-radius: ${token('radius-lg')};
  background: ${token('danger-soft')};
  & > strong {
    color: ${token('danger')};
  }
`

const Quote = styled.blockquote`
  max-inline-size: 40em;
  margin: 0;
  padding-inline-start: ${token('space-4')};
  border-inline-start: 3px solid ${token('border-strong')};
  overflow-wrap: anywhere;
`

export interface OutsideNoticeProps {
  /** Message of the third party, shown as plain text. */
  message: string
  /** Hides the notice. */
  onDismiss: () => void
}

/** Notice of a failed binding that quotes the message of the third party. */
export function OutsideNotice({ message, onDismiss }: OutsideNoticeProps): ReactElement {
  const messages = useMessages()
  return (
    <Root role="alert">
      <strong>{messages.outsideFailed}</strong>
      <p>{messages.outsideSaid}</p>
      <Quote>{message}</Quote>
      <Button variant="secondary" size="sm" onClick={onDismiss}>
        {messages.dismiss}
      </Button>
    </Root>
  )
}
