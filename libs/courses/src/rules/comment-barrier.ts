/** Why somebody cannot write a comment. */
export type CommentBarrier = 'closed' | 'sign-in' | 'buy'

/** What decides whether somebody can write. */
export interface CommentRights {
  isSignedIn: boolean
  /** May use the course; for a lesson also watch it. */
  hasAccess: boolean
  /** The course or lesson is open to comments. */
  allowsComments: boolean
}

/** The first thing that keeps somebody from writing; `null` when nothing does. */
export function commentBarrier({
  isSignedIn,
  hasAccess,
  allowsComments,
}: CommentRights): CommentBarrier | null {
  if (!allowsComments) return 'closed'
  if (!isSignedIn) return 'sign-in'
  return hasAccess ? null : 'buy'
}
