import type { Message } from '@shuyuan/api'
import { TimeAgo } from '@shuyuan/time-format/react'
import { Button, Link, token } from '@shuyuan/ui'
import type { MouseEvent, ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../member-locale-provider/use-messages'
import { splitLinks } from './split-links'

const Row = styled.div`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr);
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-3')};
  padding-block: ${token('space-4')};
  color: ${token('text-muted')};
  &[data-unread] {
    color: ${token('text')};
  }
  & a {
    text-decoration: underline;
  }
`

const Dot = styled.span`
  align-self: start;
  inline-size: 8px;
  block-size: 8px;
  margin-block-start: calc((1lh - ${token('space-2')}) / 2);
  border-radius: 50%;
  background: ${token('danger')};
`

const Text = styled.span`
  grid-column: 2;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;
`

/** Same height with and without the button. */
const Foot = styled.span`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-3')};
  min-block-size: ${token('control-sm')};
  /* Aligns the text of the button with the end of the row. */
  & > button {
    padding-inline: 0;
    color: ${token('text-muted')};
    font-weight: ${token('weight-regular')};
  }
  @media (pointer: coarse) {
    min-block-size: ${token('touch-target')};
  }
`

const Time = styled(TimeAgo)`
  color: ${token('text-subtle')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
`

interface MessageRowProps {
  message: Message
  onRead: (id: string) => void
}

/** Whether a click was on a link or a button, or ended a text selection. */
function isForSomethingElse({ target }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest('a, button') !== null
  return isControl || window.getSelection()?.isCollapsed === false
}

/** One message. A click anywhere on an unread one marks it as read. */
export function MessageRow({ message, onRead }: MessageRowProps): ReactElement {
  const messages = useMessages()
  const { id, text, createdAt, readAt } = message
  const isUnread = readAt === null
  // Without a locale, uses the Chinese wording of the app instead of that of `Intl`.
  const locale = messages.language === 'zh-CN' ? undefined : messages.language

  function read(event: MouseEvent<HTMLButtonElement>) {
    // The button unmounts when the message is read, so the row receives the focus.
    event.currentTarget.closest('li')?.focus()
    onRead(id)
  }

  return (
    <Row
      data-unread={isUnread || undefined}
      onClick={isUnread ? (event) => isForSomethingElse(event) || onRead(id) : undefined}
    >
      {isUnread && <Dot aria-hidden />}
      <Text>
        {splitLinks(text).map((stretch, index) =>
          stretch.href === undefined ? (
            stretch.text
          ) : (
            <Link key={index} href={stretch.href} newTab>
              {stretch.text}
            </Link>
          ),
        )}
      </Text>
      <Foot>
        <Time value={createdAt} withTime locale={locale} />
        {isUnread && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={[messages.unread, text, messages.markRead].join(' ')}
            onClick={read}
          >
            {messages.markRead}
          </Button>
        )}
      </Foot>
    </Row>
  )
}
