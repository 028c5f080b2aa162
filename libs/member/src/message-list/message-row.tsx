import type { Message } from '@shuyuan/api'
import { TimeAgo } from '@shuyuan/time-format/react'
import { Link, token } from '@shuyuan/ui'
import type { MouseEvent, ReactElement } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'
import { splitLinks } from './split-links'

const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr);
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-3')};
  padding: ${token('space-4')} ${token('space-5')};
  color: ${token('text-muted')};
  transition: background ${token('duration-fast')};
  &[data-unread] {
    color: ${token('text')};
  }
  &[data-unread]:hover {
    background: ${token('surface-sunken')};
  }
  /* Above the button that is as large as the row. */
  & a {
    position: relative;
    z-index: 1;
    text-decoration: underline;
  }
`

const MarkRead = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
  cursor: pointer;
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

/** One message with the links in it; all over an unread one lies a button that marks it as read. */
export function MessageRow({ message, onRead }: MessageRowProps): ReactElement {
  const { id, text, createdAt, readAt } = message
  const isUnread = readAt === null

  function read(event: MouseEvent<HTMLButtonElement>) {
    // Once read the button goes; its row stays and keeps the keyboard's place in the list.
    event.currentTarget.closest('li')?.focus()
    onRead(id)
  }

  return (
    <Row data-unread={isUnread || undefined}>
      {isUnread && <Dot aria-hidden />}
      <Text>
        {splitLinks(text).map((stretch, index) =>
          stretch.isLink ? (
            <Link key={index} href={stretch.text} newTab>
              {stretch.text}
            </Link>
          ) : (
            stretch.text
          ),
        )}
      </Text>
      <Time value={createdAt} withTime />
      {isUnread && (
        <MarkRead
          type="button"
          aria-label={[messages.unread, text, messages.markRead].join(' ')}
          onClick={read}
        />
      )}
    </Row>
  )
}
