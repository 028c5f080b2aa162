import { encodeCommentId } from '../comments/comment-id'
import type { CommentRow, CommentTarget } from '../comments/comment-row'
import { commentsUnder, countUnder, findComment } from '../comments/comment-row'
import type { Sandbox } from '../sandbox'
import { memberAvatar } from './member'
import { dtIso } from './time'

const shownReplies = 3

/** Whether the text of waiting comments is hidden. */
type Blanking = 'blank' | 'leak'

/** A top-level comment with its newest replies. The text of waiting replies leaks where production leaks it. */
export function topComment(
  sandbox: Sandbox,
  target: CommentTarget,
  comment: CommentRow,
  ofReplies: Blanking,
) {
  return {
    ...commentColumns(comment, 'blank'),
    replies_count: countUnder(sandbox, target, comment.id),
    replies: commentsUnder(sandbox, target, comment.id, shownReplies).map((reply) =>
      replyColumns(sandbox, reply, ofReplies),
    ),
    user: author(sandbox, comment),
  }
}

/** A reply; `reply_user` is there only when it answers another reply that still exists. */
export function replyColumns(sandbox: Sandbox, reply: CommentRow, blanking: Blanking) {
  const answered = reply.reply_id === 0 ? undefined : findComment(sandbox, reply.reply_id)
  return {
    ...commentColumns(reply, blanking),
    user: author(sandbox, reply),
    ...(answered ? { reply_user: author(sandbox, answered) } : {}),
  }
}

/** What the author of a new comment gets back. */
export function storedComment(sandbox: Sandbox, comment: CommentRow) {
  return { ...commentColumns(comment, 'blank'), user: author(sandbox, comment) }
}

function commentColumns(comment: CommentRow, blanking: Blanking) {
  const isHidden = comment.is_check === 0 && blanking === 'blank'
  return {
    id: encodeCommentId(comment.id),
    parent_id: encodeCommentId(comment.parent_id),
    reply_id: encodeCommentId(comment.reply_id),
    content: isHidden ? '' : comment.content,
    ip_province: comment.ip_province,
    is_check: comment.is_check,
    created_at: dtIso(comment.created_at),
  }
}

/** `[]` when the account is gone. */
function author(sandbox: Sandbox, { nick_name, avatar }: CommentRow) {
  return nick_name === null ? [] : { avatar: memberAvatar(sandbox, avatar ?? ''), nick_name }
}
