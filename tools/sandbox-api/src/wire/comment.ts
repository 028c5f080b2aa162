import { encodeCommentId } from '../comments/comment-id'
import type { CommentRow, CommentTarget } from '../comments/comment-row'
import { commentsUnder, countUnder, findComment } from '../comments/comment-row'
import type { Sandbox } from '../sandbox'
import { memberAvatar } from './member'
import { dtIso } from './time'

const shownReplies = 3

/** Whether to hide the text of pending comments. */
type Blanking = 'blank' | 'leak'

/**
 * The newest top-level comments with their newest replies. As in production, the text of pending
 * replies is not hidden, and the author of an answered reply has a name only if one of the listed
 * comments is theirs.
 */
export function newestComments(sandbox: Sandbox, target: CommentTarget, comments: CommentRow[]) {
  const threads = comments.map((comment) => ({
    comment,
    replies: newestReplies(sandbox, target, comment),
  }))
  const authors = new Set(
    threads.flatMap(({ comment, replies }) => [comment, ...replies]).map(({ user_id }) => user_id),
  )
  return threads.map(({ comment, replies }) => ({
    ...topColumns(sandbox, target, comment),
    replies: replies.map((reply) =>
      replyColumns(sandbox, reply, { blanking: 'leak', isKnown: (id) => authors.has(id) }),
    ),
  }))
}

/** A top-level comment with its newest replies. */
export function topComment(sandbox: Sandbox, target: CommentTarget, comment: CommentRow) {
  return {
    ...topColumns(sandbox, target, comment),
    replies: newestReplies(sandbox, target, comment).map((reply) => replyComment(sandbox, reply)),
  }
}

/** A reply. `reply_user` exists only if it answers another reply that still exists. */
export function replyComment(sandbox: Sandbox, reply: CommentRow) {
  return replyColumns(sandbox, reply, { blanking: 'blank', isKnown: () => true })
}

interface ReplyOptions {
  blanking: Blanking
  /** Whether the author of the answered reply is named. Otherwise `reply_user` is `[]`. */
  isKnown: (userId: number) => boolean
}

function replyColumns(sandbox: Sandbox, reply: CommentRow, { blanking, isKnown }: ReplyOptions) {
  const answered = reply.reply_id === 0 ? undefined : findComment(sandbox, reply.reply_id)
  const columns = { ...commentColumns(reply, blanking), user: author(sandbox, reply) }
  if (!answered) return columns
  return { ...columns, reply_user: isKnown(answered.user_id) ? author(sandbox, answered) : [] }
}

function topColumns(sandbox: Sandbox, target: CommentTarget, comment: CommentRow) {
  return {
    ...commentColumns(comment, 'blank'),
    replies_count: countUnder(sandbox, target, comment.id),
    user: author(sandbox, comment),
  }
}

function newestReplies(sandbox: Sandbox, target: CommentTarget, { id }: CommentRow) {
  return commentsUnder(sandbox, target, id, shownReplies)
}

/** The reply to creating a comment. */
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

/** `[]` if the account was deleted. */
function author(sandbox: Sandbox, { nick_name, avatar }: CommentRow) {
  return nick_name === null ? [] : { avatar: memberAvatar(sandbox, avatar ?? ''), nick_name }
}
