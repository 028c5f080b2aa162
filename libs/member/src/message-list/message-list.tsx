import type { Message } from '@shuyuan/api'
import { Button, EmptyState, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { ListCard } from '../list-card/list-card'
import { useMessages } from '../member-locale-provider/use-messages'
import { MessageRow } from './message-row'

/** Properties of {@link MessageList}. */
export interface MessageListProps {
  /** One page of them, newest first. */
  messages: Message[]
  /** Something is unread, on this page or another. */
  hasUnread: boolean
  /** All are being marked as read. */
  isBusy: boolean
  /** An unread message was chosen. */
  onRead: (id: string) => void
  onReadAll: () => void
}

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block-end: ${token('space-3')};
`

/** Messages of the site to the member, to be marked as read one by one or all together. */
export function MessageList(props: MessageListProps): ReactElement {
  const { messages, hasUnread, isBusy, onRead, onReadAll } = props
  const words = useMessages()
  // The server's count may lag behind the page that is shown.
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
        <ListCard>
          {messages.map((message) => (
            <li key={message.id} tabIndex={-1}>
              <MessageRow message={message} onRead={onRead} />
            </li>
          ))}
        </ListCard>
      )}
    </>
  )
}
