import type { Message } from '@shuyuan/api'
import { Button, EmptyState, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { RowList } from '../row-list/row-list'
import { useMessages } from '../member-locale-provider/use-messages'
import { MessageRow } from './message-row'

export interface MessageListProps {
  /** One page, newest first. */
  messages: Message[]
  /** Whether any message is unread, on this page or another. */
  hasUnread: boolean
  /** True while all messages are being marked as read. */
  isBusy: boolean
  /** Called with the ID of an unread message to mark as read. */
  onRead: (id: string) => void
  /** Marks all messages as read. */
  onReadAll: () => void
}

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block-end: ${token('space-3')};
`

/** Messages to the member, which can be marked as read one by one or all at once. */
export function MessageList(props: MessageListProps): ReactElement {
  const { messages, hasUnread, isBusy, onRead, onReadAll } = props
  const words = useMessages()
  // The server's unread count may lag behind this page.
  const isReadAllUseful = hasUnread || messages.some((message) => message.readAt === null)
  return (
    <>
      <Tools>
        <Button
          variant="secondary"
          size="sm"
          disabled={!isReadAllUseful}
          loading={isBusy}
          onClick={onReadAll}
        >
          {words.readAll}
        </Button>
      </Tools>
      {messages.length === 0 ? (
        <EmptyState title={words.noMessages} hint={words.noMessagesHint} image="messages" />
      ) : (
        <RowList>
          {messages.map((message) => (
            <li key={message.id} tabIndex={-1}>
              <MessageRow message={message} onRead={onRead} />
            </li>
          ))}
        </RowList>
      )}
    </>
  )
}
