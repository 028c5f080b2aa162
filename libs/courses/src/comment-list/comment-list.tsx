import { useState, type ReactElement } from 'react'
import { Button, EmptyNote, plainList, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { commentMessages } from '../messages'
import { CommentThread, isReadable } from './comment-thread'
import { LoadMoreButton } from './load-more-button'
import { useReplyForm } from './use-reply-form'
import type { CommentListProps } from './comment-list-props'

const List = styled.ul`
  ${plainList}
  & > li {
    padding-block: ${token('space-4')};
    border-block-end: 1px solid ${token('border')};
  }
  & > li:last-child {
    border: 0;
  }
`

const Total = styled.p`
  color: ${token('text-subtle')};
  font: ${token('type-small')};
`

/** Comments shown initially and added by each click. */
const batchSize = 100

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** List of comments with their replies, a hundred at a time. */
export function CommentList({
  comments,
  total,
  onShowAll,
  allState,
  ...thread
}: CommentListProps): ReactElement {
  const messages = useMessages(commentMessages)
  const replyForm = useReplyForm(() =>
    comments
      .flatMap((comment) => [comment, ...comment.replies])
      .find(({ id }) => thread.draftOf?.(id)),
  )
  const [shownCount, setShownCount] = useState(batchSize)
  const [firstNew, setFirstNew] = useState<string>()
  const readable = comments.filter((comment) => isReadable(comment, thread.ownName))
  const rest = readable.slice(shownCount)
  const hasMore = onShowAll !== undefined && comments.length < total
  if (readable.length === 0 && !hasMore)
    return <EmptyNote title={messages.noComments} hint={messages.noCommentsHint} />
  return (
    <>
      <Total>{messages.commentTotal(total)}</Total>
      <List role="list">
        {readable.slice(0, shownCount).map((comment) => (
          <li
            key={comment.id}
            tabIndex={comment.id === firstNew ? -1 : undefined}
            ref={comment.id === firstNew ? takeFocus : undefined}
          >
            <CommentThread {...thread} {...replyForm} comment={comment} />
          </li>
        ))}
      </List>
      {rest.length > 0 && (
        <Button
          variant="secondary"
          block
          onClick={() => {
            setShownCount(shownCount + batchSize)
            setFirstNew(rest[0]?.id)
          }}
        >
          {messages.showMoreComments(Math.min(batchSize, rest.length))}
        </Button>
      )}
      {hasMore && (
        <LoadMoreButton state={allState} onClick={onShowAll} variant="secondary" block>
          {messages.showAllComments}
        </LoadMoreButton>
      )}
    </>
  )
}
