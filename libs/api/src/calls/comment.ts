import type { ApiClient, CallOptions } from '../client/api-client'
import type { Comment, CommentReply, CommentTarget } from '../models/comment'
import { commentResource } from '../normalize/comment-resource'
import { readComment, readCommentReply } from '../normalize/comments'

/**
 * Text of a comment as {@link createComment} sends it: with a blank after each `<`. The server takes a
 * `<` without one for the beginning of a tag and drops what follows; with it the text survives. A `<` at
 * the end cannot be kept, for the server trims the blank first.
 */
export function commentAsSent(content: string): string {
  return content.replace(/<(?![ \t\n\v\f\r])/g, '< ')
}

/** A comment to be written. */
export interface CommentInput {
  target: CommentTarget
  /** Plain text, at most 140 characters as {@link commentAsSent} has it. */
  content: string
  /** Top-level comment that is answered. */
  parentId?: string | undefined
  /** Reply below `parentId` that is answered. */
  replyId?: string | undefined
}

/** Writes a comment, or a reply when there is a `parentId`. It waits for review. */
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
