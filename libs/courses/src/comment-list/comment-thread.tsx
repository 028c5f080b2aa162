import type { ReactElement } from 'react'
import type { Comment, CommentReply } from '@shuyuan/api'
import { Button, plainList, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { CommentForm } from '../comment-form/comment-form'
import { useMessages } from '../courses-locale-provider/use-messages'
import { commentMessages } from '../messages'
import { authorName, CommentEntry } from './comment-entry'
import { LoadMoreButton } from './load-more-button'
import type { ReplyFormState } from './use-reply-form'
import type { CommentListProps } from './comment-list-props'

/** Whether a comment has been reviewed or belongs to the learner with this name. */
export function isReadable({ isPending, author }: CommentReply, ownName?: string): boolean {
  return !isPending || (author !== null && author.name === ownName)
}

const Replies = styled.ul`
  ${plainList}
  display: grid;
  gap: ${token('space-3')};
  margin-block-start: ${token('space-3')};
  padding: ${token('space-3')};
  border-radius: ${token('radius-md')};
  background: ${token('surface-sunken')};
`

export interface CommentThreadProps
  extends
    Pick<
      CommentListProps,
      | 'ownName'
      | 'onReply'
      | 'draftOf'
      | 'onDraftChange'
      | 'repliesOf'
      | 'onShowReplies'
      | 'repliesStateOf'
    >,
    ReplyFormState {
  comment: Comment
}

/** A top-level comment, its replies, and the form below the one being answered. */
export function CommentThread({
  comment,
  ownName,
  openId,
  shouldFocus,
  restoreFocusId,
  onToggle,
  onReply,
  draftOf,
  onDraftChange,
  repliesOf,
  onShowReplies,
  repliesStateOf,
}: CommentThreadProps): ReactElement {
  const messages = useMessages(commentMessages)
  const name = authorName(comment.author, messages)
  const replies = repliesOf?.(comment) ?? comment.replies
  const readable = replies.filter((reply) => isReadable(reply, ownName))
  const hasMore = replies.length < comment.replyCount && onShowReplies !== undefined

  function answer(target: CommentReply) {
    // Pending comments cannot be answered yet.
    if (!onReply || comment.isPending || target.isPending) return null
    if (openId !== target.id) {
      return (
        <Button
          variant="ghost"
          size="sm"
          autoFocus={restoreFocusId === target.id}
          onClick={() => onToggle(target.id)}
        >
          {messages.reply}
        </Button>
      )
    }
    const replyId = target.id === comment.id ? undefined : target.id
    return (
      <CommentForm
        label={messages.replyContent(authorName(target.author, messages))}
        submitLabel={messages.reply}
        draft={draftOf?.(target.id)}
        onDraftChange={(draft) => onDraftChange?.(target.id, draft)}
        autoFocus={shouldFocus}
        onCancel={() => {
          onDraftChange?.(target.id, '')
          onToggle(null)
        }}
        onSubmit={async (content) => {
          await onReply({ content, parentId: comment.id, replyId })
          onToggle(null)
        }}
      />
    )
  }

  return (
    <CommentEntry comment={comment} avatarSize={40}>
      {answer(comment)}
      {readable.length > 0 && (
        <Replies role="list" aria-label={messages.replies(name)}>
          {readable.map((reply) => (
            <li key={reply.id}>
              <CommentEntry comment={reply} avatarSize={28}>
                {answer(reply)}
              </CommentEntry>
            </li>
          ))}
        </Replies>
      )}
      {hasMore && (
        <LoadMoreButton
          state={repliesStateOf?.(comment)}
          variant="ghost"
          size="sm"
          onClick={() => onShowReplies(comment)}
        >
          {messages.showReplies(comment.replyCount)}
        </LoadMoreButton>
      )}
    </CommentEntry>
  )
}
