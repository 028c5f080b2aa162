import { useState, type ReactElement } from 'react'
import type { Comment, CommentReply } from '@shuyuan/api'
import { Button, EmptyState, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { commentMessages } from '../messages'
import { CommentThread } from './comment-thread'

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

/** A reply about to be sent. */
export interface ReplyDraft {
  content: string
  /** The top-level comment. */
  parentId: string
  /** The reply answered, when it is one. */
  replyId?: string
}

/** Properties of {@link CommentList}. */
export interface CommentListProps {
  comments: readonly Comment[]
  /** Top-level comments in all. */
  total: number
  /**
   * Sends a reply; left out: one cannot reply. When it rejects the text stays and the reason stands
   * below the field; do not show it elsewhere.
   */
  onReply?: (reply: ReplyDraft) => Promise<unknown>
  /** All comments are wanted; left out: all are here. */
  onShowAll?: () => void
  isLoadingAll?: boolean
  /** All replies of a comment where they were fetched; otherwise its newest ones are shown. */
  repliesOf?: (comment: Comment) => readonly CommentReply[] | undefined
  /** All replies of a comment are wanted. */
  onShowReplies?: (comment: Comment) => void
  /** Comment whose replies are being fetched. */
  loadingRepliesOf?: string | null
}

/** Comments with their replies. */
export function CommentList({
  comments,
  total,
  onShowAll,
  isLoadingAll,
  ...thread
}: CommentListProps): ReactElement {
  const [answering, setAnswering] = useState<string | null>(null)
  if (comments.length === 0)
    return <EmptyState title={commentMessages.noComments} picture="messages" />
  return (
    <>
      <Total>{commentMessages.commentTotal(total)}</Total>
      <List role="list">
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentThread
              {...thread}
              comment={comment}
              answering={answering}
              onAnswer={setAnswering}
            />
          </li>
        ))}
      </List>
      {onShowAll && comments.length < total && (
        <Button variant="secondary" block loading={isLoadingAll} onClick={onShowAll}>
          {commentMessages.showAllComments}
        </Button>
      )}
    </>
  )
}
