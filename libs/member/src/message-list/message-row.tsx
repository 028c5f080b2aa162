import type { Message } from '@shuyuan/api'
import { TimeAgo } from '@shuyuan/time-format/react'
import { token, VisuallyHidden } from '@shuyuan/ui'
import type { MouseEvent, ReactElement } from 'react'
import { styled, css } from 'styled-components'
import { messages } from '../messages'

const rowLook = css`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr);
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-3')};
  inline-size: 100%;
  padding: ${token('space-4')} ${token('space-5')};
`

const ReadRow = styled.div`
  ${rowLook}
  color: ${token('text-muted')};
`

const UnreadRow = styled.button`
  ${rowLook}
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
  transition: background ${token('duration-fast')};
  &:hover {
    background: ${token('surface-sunken')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

const Dot = styled.span`
  align-self: center;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: ${token('danger')};
`

const Text = styled.span`
  grid-column: 2;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Time = styled(TimeAgo)`
  grid-column: 2;
  color: ${token('text-subtle')};
  font-size: ${token('text-sm')};
`

interface MessageRowProps {
  message: Message
  onRead: (id: string) => void
}

/** One message; an unread one is a button that marks it as read. */
export function MessageRow({ message, onRead }: MessageRowProps): ReactElement {
  const content = (
    <>
      <Text>{message.text}</Text>
      <Time value={message.createdAt} withTime />
    </>
  )
  if (message.readAt !== null) return <ReadRow>{content}</ReadRow>

  function read(event: MouseEvent<HTMLButtonElement>) {
    // Once read the button goes; its row stays and keeps the keyboard's place in the list.
    event.currentTarget.closest('li')?.focus()
    onRead(message.id)
  }

  return (
    <UnreadRow type="button" onClick={read}>
      <Dot aria-hidden />
      <VisuallyHidden>{messages.unread}</VisuallyHidden>
      {content}
      <VisuallyHidden>{messages.markRead}</VisuallyHidden>
    </UnreadRow>
  )
}
