import type { CourseDetail, Lesson } from '@shuyuan/api'

/** A learner's access to a course, or how to get it. */
export type CourseAccess =
  /** Free for every signed-in learner. */
  | { kind: 'free' }
  /** Bought, or granted to this learner in another way. */
  | { kind: 'bought' }
  /** Included in the learner's VIP plan while it runs. */
  | { kind: 'vip' }
  /** Costs `price` yuan. With `isVipFree`, it is also included in VIP plans. */
  | { kind: 'for-sale'; price: number; isVipFree: boolean }
  /** Not sold separately; included in VIP plans. */
  | { kind: 'vip-only' }
  /** Costs nothing, but needs an order, which the server delivers at once. */
  | { kind: 'claimable' }

/**
 * Derives the access from the server's flags. Free precedes bought, which precedes for sale.
 *
 * @param sellsVip whether the site sells VIP plans; otherwise no course is included in one
 * @param hasVipAccess whether access comes from a running VIP plan instead of a purchase; the server
 * reports only that the learner has access
 */
export function courseAccess(
  {
    course,
    isBought,
  }: Pick<CourseDetail, 'isBought'> & {
    course: Pick<CourseDetail['course'], 'isFree' | 'isVipFree' | 'price'>
  },
  sellsVip: boolean,
  hasVipAccess = false,
): CourseAccess {
  if (course.isFree) return { kind: 'free' }
  if (isBought) return { kind: hasVipAccess && course.isVipFree ? 'vip' : 'bought' }
  const isVipFree = course.isVipFree && sellsVip
  if (course.price > 0) return { kind: 'for-sale', price: course.price, isVipFree }
  return { kind: isVipFree ? 'vip-only' : 'claimable' }
}

/** Whether a VIP plan would give access to the course. */
export function isOpenToVip(access: CourseAccess): boolean {
  return access.kind === 'vip-only' || (access.kind === 'for-sale' && access.isVipFree)
}

/** Whether all lessons can be watched (on a free course, after signing in). */
export function isFullyOpen({ kind }: CourseAccess): boolean {
  return kind === 'free' || kind === 'bought' || kind === 'vip'
}

/** Whether a lesson can be watched: in full, for a trial, or not at all. */
export type LessonAccess = 'open' | 'trial' | 'locked'

/**
 * Derives the access to one lesson of a course.
 *
 * @param boughtLessonIds individually bought lessons
 */
export function lessonAccess(
  { id, freeSeconds }: Pick<Lesson, 'id' | 'freeSeconds'>,
  access: CourseAccess,
  boughtLessonIds: readonly number[] = [],
): LessonAccess {
  if (isFullyOpen(access) || boughtLessonIds.includes(id)) return 'open'
  return freeSeconds > 0 ? 'trial' : 'locked'
}
