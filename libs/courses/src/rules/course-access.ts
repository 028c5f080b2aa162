import type { CourseDetail } from '@shuyuan/api'

/** What a learner may do with a course, and what it takes. */
export type CourseAccess =
  /** Free for everybody who is signed in. */
  | { kind: 'free' }
  /** Bought, or open to this member. */
  | { kind: 'bought' }
  /** Costs `price` yuan; `isVipFree`: open to members of a VIP plan too. */
  | { kind: 'for-sale'; price: number; isVipFree: boolean }
  /** Not sold by itself; open to members of a VIP plan. */
  | { kind: 'vip-only' }
  /** Neither sold nor open. */
  | { kind: 'closed' }

/**
 * Access as the server's flags decide it: free before bought before sold.
 *
 * @param sellsVip the site offers VIP plans; without them no course is open by one
 */
export function courseAccess(
  {
    course,
    isBought,
  }: Pick<CourseDetail, 'isBought'> & {
    course: Pick<CourseDetail['course'], 'isFree' | 'isVipFree' | 'price'>
  },
  sellsVip: boolean,
): CourseAccess {
  if (course.isFree) return { kind: 'free' }
  if (isBought) return { kind: 'bought' }
  const isVipFree = course.isVipFree && sellsVip
  if (course.price > 0) return { kind: 'for-sale', price: course.price, isVipFree }
  return { kind: isVipFree ? 'vip-only' : 'closed' }
}

/** Whether becoming a member of a VIP plan would open the course. */
export function opensToVip(access: CourseAccess): boolean {
  return access.kind === 'vip-only' || (access.kind === 'for-sale' && access.isVipFree)
}

/** Whether all lessons may be watched (on a free course: once signed in). */
export function opensAllLessons(access: CourseAccess): boolean {
  return access.kind === 'free' || access.kind === 'bought'
}
