import type { CourseDetail, Lesson } from '@shuyuan/api'

/** What a learner may do with a course, and what it takes. */
export type CourseAccess =
  /** Free for every signed-in learner. */
  | { kind: 'free' }
  /** Bought, or open to this member. */
  | { kind: 'bought' }
  /** Open through this learner's VIP plan, as long as that runs. */
  | { kind: 'vip' }
  /** Costs `price` yuan; `isVipFree`: open to members of a VIP plan too. */
  | { kind: 'for-sale'; price: number; isVipFree: boolean }
  /** Not sold by itself; open to members of a VIP plan. */
  | { kind: 'vip-only' }
  /** Costs nothing: the server delivers its order at once. */
  | { kind: 'claimable' }

/**
 * Access as the server's flags decide it: free before bought before sold.
 *
 * @param sellsVip the site offers VIP plans; without them no course is open by one
 * @param entersByVip a running VIP plan and no purchase opens what is open to members; the server reports
 * only that the learner may enter
 */
export function courseAccess(
  {
    course,
    isBought,
  }: Pick<CourseDetail, 'isBought'> & {
    course: Pick<CourseDetail['course'], 'isFree' | 'isVipFree' | 'price'>
  },
  sellsVip: boolean,
  entersByVip = false,
): CourseAccess {
  if (course.isFree) return { kind: 'free' }
  if (isBought) return { kind: entersByVip && course.isVipFree ? 'vip' : 'bought' }
  const isVipFree = course.isVipFree && sellsVip
  if (course.price > 0) return { kind: 'for-sale', price: course.price, isVipFree }
  return { kind: isVipFree ? 'vip-only' : 'claimable' }
}

/** Whether becoming a member of a VIP plan would open the course. */
export function opensToVip(access: CourseAccess): boolean {
  return access.kind === 'vip-only' || (access.kind === 'for-sale' && access.isVipFree)
}

/** Whether all lessons may be watched (on a free course: once signed in). */
export function opensAllLessons({ kind }: CourseAccess): boolean {
  return kind === 'free' || kind === 'bought' || kind === 'vip'
}

/** Whether a lesson may be watched: in full, for its first seconds, or not at all. */
export type LessonAccess = 'open' | 'trial' | 'locked'

/**
 * Access to one lesson of a course.
 *
 * @param boughtLessonIds lessons that were bought singly
 */
export function lessonAccess(
  { id, freeSeconds }: Pick<Lesson, 'id' | 'freeSeconds'>,
  access: CourseAccess,
  boughtLessonIds: readonly number[] = [],
): LessonAccess {
  if (opensAllLessons(access) || boughtLessonIds.includes(id)) return 'open'
  return freeSeconds > 0 ? 'trial' : 'locked'
}
