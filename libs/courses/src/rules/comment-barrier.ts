/** Why somebody cannot write a comment; `join`: the course is for members only. */
export type CommentBarrier = 'closed' | 'sign-in' | 'buy' | 'join'

/** What decides whether somebody can write. */
export interface CommentRights {
  isSignedIn: boolean
  /** May use the course; for a lesson also watch it. */
  hasAccess: boolean
  /** The course or lesson is open to comments. */
  allowsComments: boolean
  /** The course is not sold by itself, a membership opens it. */
  isVipOnly?: boolean
}

/** The first thing that keeps somebody from writing; `null` when nothing does. */
export function commentBarrier({
  isSignedIn,
  hasAccess,
  allowsComments,
  isVipOnly,
}: CommentRights): CommentBarrier | null {
  if (!allowsComments) return 'closed'
  if (!isSignedIn) return 'sign-in'
  if (hasAccess) return null
  return isVipOnly ? 'join' : 'buy'
}
