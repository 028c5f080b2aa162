import type { CourseDetail } from '@shuyuan/api'
import { useBoughtCourses } from '../orders/use-bought-courses'
import { useIsVipMember } from './use-is-vip-member'

/**
 * Whether the learner has access to a course through an active VIP plan only. The API reports purchased and
 * VIP courses alike as bought, so the hook checks the purchases.
 */
export function useHasVipAccess(detail: CourseDetail | undefined): boolean {
  const isVipMember = useIsVipMember()
  const mayHaveVipAccess =
    detail !== undefined &&
    detail.isBought &&
    detail.course.isVipFree &&
    !detail.course.isFree &&
    isVipMember
  const { bought } = useBoughtCourses({ enabled: mayHaveVipAccess })
  return mayHaveVipAccess && !bought.has(detail.course.id)
}
