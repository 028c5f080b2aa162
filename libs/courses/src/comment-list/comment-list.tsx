import type { ReactElement } from 'react'
import type { Comment, CommentReply } from '@shuyuan/api'
import { EmptyState, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { commentMessages } from '../messages'
import { CommentThread } from './comment-thread'
import { More } from './more'
import { useAnswering } from './use-answering'

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

/** What became of asking for more. */
export interface MoreState {
  isLoading: boolean
  /** Why it failed, in words to show; asking again is possible. */
  failure?: string
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
  /** The reply begun below a comment or reply; one that is not `''` is open from the start. */
  draftOf?: (id: string) => string
  /** Told of each change of a reply, `''` once it was sent. */
  onDraftChange?: (id: string, draft: string) => void
  /** All comments are wanted; left out: all are here. */
  onShowAll?: () => void
  allState?: MoreState
  /** All replies of a comment where they were fetched; otherwise its newest ones are shown. */
  repliesOf?: (comment: Comment) => readonly CommentReply[] | undefined
  /** All replies of a comment are wanted. */
  onShowReplies?: (comment: Comment) => void
  repliesStateOf?: (comment: Comment) => MoreState
}

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
    return <EmptyState title={commentMessages.noComments} picture="messages" />
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
