import type { ApiClient, CallOptions } from '../client/api-client'
import type { Comment, CommentReply, CommentTarget } from '../models/comment'
import { readComment, readCommentReply, commentResource } from '../normalize/course/comments'

/**
 * Returns the text as {@link createComment} sends it, with a space after each `<`. Otherwise the
 * server treats the `<` as the start of a tag and drops the rest. A `<` at the end is lost, because
 * the server trims the space first.
 */
export function commentAsSent(content: string): string {
  return content.replace(/<(?![ \t\n\v\f\r])/g, '< ')
}

/** Input of {@link createComment}. */
export interface CommentInput {
  target: CommentTarget
  /** Plain text, at most 140 characters after {@link commentAsSent}. */
  content: string
  /** ID of the top-level comment to reply to. */
  parentId?: string | undefined
  /** ID of the reply below `parentId` to reply to. */
  replyId?: string | undefined
}

/** Creates a comment, or a reply if there is a `parentId`. It is hidden until it is reviewed. */
export function createComment(
  api: ApiClient,
  { target, content, parentId, replyId }: CommentInput,
  options?: CallOptions,
): Promise<Comment | CommentReply> {
  const body = {
    ...commentResource(target),
    content: commentAsSent(content),
    parent_id: parentId,
    reply_id: replyId,
  }
  return api.perform<Comment | CommentReply>(
    {
      send: (http, init) => http.POST('/api/v3/comment/store', { ...init, body }),
      read: parentId ? readCommentReply : readComment,
    },
    options,
  )
}
