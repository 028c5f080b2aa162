import type { CourseAccess } from './access'

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
