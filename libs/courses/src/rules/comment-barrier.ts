import { commentAsSent } from '@shuyuan/api'
import type { CourseAccess } from './access'
import { commentMessages } from '../messages'

/** Why a learner cannot write a comment; all but `closed` name what would help. */
export type CommentBarrier = 'closed' | 'sign-in' | 'buy' | 'join' | 'buy-or-join' | 'claim'

/** What decides whether a learner can write. */
export interface CommentRights {
  isSignedIn: boolean
  /** May use the course; for a lesson also watch it. */
  hasAccess: boolean
  /** The course or lesson is open to comments. */
  allowsComments: boolean
  /** What it takes to use the course. */
  access: CourseAccess
}

/** The first thing that keeps a learner from writing; `null` when nothing does. */
export function commentBarrier({
  isSignedIn,
  hasAccess,
  allowsComments,
  access,
}: CommentRights): CommentBarrier | null {
  if (!allowsComments) return 'closed'
  if (!isSignedIn) return 'sign-in'
  if (hasAccess) return null
  if (access.kind === 'vip-only') return 'join'
  if (access.kind === 'claimable') return 'claim'
  return access.kind === 'for-sale' && access.isVipFree ? 'buy-or-join' : 'buy'
}

/** Longest comment that the server takes, in characters: an emoji of one code point is one. */
export const maxCommentLength = 140

/** What the server takes for a tag: from a `<` without a blank behind it to the next `>` or the end. */
const tags = /<(?![ \t\n\v\f\r])[^>]*(>|$)/g

const lengthOf = (text: string) => Array.from(text).length

/** Why the server would refuse or lose a text, in words for the reader; `null` when it would not. */
export function commentError(content: string): string | null {
  const text = content.trim()
  if (text === '') return commentMessages.emptyComment
  if (lengthOf(text) > maxCommentLength) return commentMessages.longComment(maxCommentLength)
  if (text.endsWith('<')) return commentMessages.endsWithLessThan
  if (text.replace(tags, '').trim() === '') return commentMessages.onlyTags
  return lengthOf(commentAsSent(text)) > maxCommentLength
    ? commentMessages.longWithBlanks(maxCommentLength)
    : null
}
