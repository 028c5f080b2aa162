import type { CourseAccess } from './access'

/** Why a learner cannot comment. All but `closed` name the step that would help. */
export type CommentBarrier = 'closed' | 'sign-in' | 'buy' | 'join' | 'buy-or-join' | 'claim'

/** Input of {@link commentBarrier}. */
export interface CommentRights {
  isSignedIn: boolean
  /** Whether the learner may use the course, or watch the lesson. */
  hasAccess: boolean
  /** Whether the course or lesson allows comments. */
  allowsComments: boolean
  /** How to get access to the course. */
  access: CourseAccess
}

/** Returns the first reason why a learner cannot comment, or `null`. */
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
