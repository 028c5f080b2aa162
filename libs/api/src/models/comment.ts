import type { Instant } from '../wire/scalars'

/** The course or lesson that a comment belongs to. */
export interface CommentTarget {
  kind: 'course' | 'lesson'
  id: number
}

/** Author of a comment; `null` if the account was deleted. */
export type CommentAuthor = { name: string; avatar: string | null } | null

/** A reply to a comment. */
export interface CommentReply {
  id: string
  content: string
  /** True until the comment is reviewed; `content` is then `''`. */
  isPending: boolean
  ipProvince: string
  createdAt: Instant | null
  author: CommentAuthor
  /**
   * Author of the reply that this one answers. `undefined` if it answers the comment or the author
   * is unknown.
   */
  replyTo?: CommentAuthor
}

/** A top-level comment with its newest replies. */
export interface Comment extends CommentReply {
  replyCount: number
  replies: CommentReply[]
}
