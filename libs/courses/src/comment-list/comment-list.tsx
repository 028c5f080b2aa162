import type { ReactElement } from 'react'
import { EmptyState, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { commentMessages } from '../messages'
import { CommentThread } from './comment-thread'
import { More } from './more'
import { useAnswering } from './use-answering'
import type { CommentListProps } from './comment-list-props'

const List = styled.ul`
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
  font-size: ${token('text-sm')};
`

/** Comments with their replies. */
export function CommentList({
  comments,
  total,
  onShowAll,
  allState,
  ...thread
}: CommentListProps): ReactElement {
  const answerable = useAnswering(() =>
    comments
      .flatMap((comment) => [comment, ...comment.replies])
      .find(({ id }) => thread.draftOf?.(id)),
  )
  if (comments.length === 0)
    return <EmptyState title={commentMessages.noComments} image="messages" />
  return (
    <>
      <Total>{commentMessages.commentTotal(total)}</Total>
      <List role="list">
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentThread {...thread} {...answerable} comment={comment} />
          </li>
        ))}
      </List>
      {onShowAll && comments.length < total && (
        <More state={allState} onClick={onShowAll} variant="secondary" block>
          {commentMessages.showAllComments}
        </More>
      )}
    </>
  )
}
