import type { Instant } from './instant'

/** What is commented on. */
export interface CommentTarget {
  kind: 'course' | 'lesson'
  id: number
}

/** Author shown with a comment; `null` when the account is gone. */
export type CommentAuthor = { name: string; avatar: string | null } | null

/** An answer below a comment. */
export interface CommentReply {
  id: string
  content: string
  /** Waiting for review: the text is hidden (`content` is `''`). */
  isPending: boolean
  ipProvince: string
  createdAt: Instant | null
  author: CommentAuthor
  /** Whose reply it answers; `undefined` when it answers the comment itself or its author is unknown. */
  replyTo?: CommentAuthor
}

/** A top-level comment with its newest replies. */
export interface Comment extends CommentReply {
  replyCount: number
  replies: CommentReply[]
}
