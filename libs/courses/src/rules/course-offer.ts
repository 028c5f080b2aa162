import type { CourseSummary } from '@shuyuan/api'
import type { VipTerms } from '../vip-terms-provider/vip-terms'

/** What a course costs the visitor. */
export interface CourseOffer {
  /** Whether it has a price, which a member may not have to pay. */
  isSold: boolean
  /** Whether members get it with their plan. */
  isVipFree: boolean
  /** Whether this learner gets it with a running plan. */
  isOpenToMember: boolean
  /** Whether anyone gets it by an order without a price. */
  isClaimable: boolean
}

/** Returns the offer of a course in a list. */
export function courseOffer(
  course: Pick<CourseSummary, 'price' | 'isFree' | 'isVipFree'>,
  { sellsVip, isMember }: VipTerms,
): CourseOffer {
  const { price, isFree } = course
  const isVipFree = course.isVipFree === true && sellsVip && !isFree
  return {
    isSold: price > 0 && !isFree,
    isVipFree,
    isOpenToMember: isVipFree && isMember,
    // A course without a price may be for members only if the list omits `isVipFree`.
    isClaimable: !isFree && price === 0 && !(sellsVip && course.isVipFree !== false),
  }
}
