import { isVipActive, type CourseDetail } from '@shuyuan/api'
import { useSessionState } from '@shuyuan/session/react'
import { useBoughtCourses } from '../orders/use-bought-courses'

/**
 * Whether the learner has access to a course through an active VIP plan only. The API reports purchased and
 * VIP courses alike as bought, so the hook checks the purchases.
 */
export function useHasVipAccess(detail: CourseDetail | undefined): boolean {
  const { member } = useSessionState()
  const mayHaveVipAccess =
    detail !== undefined &&
    detail.isBought &&
    detail.course.isVipFree &&
    !detail.course.isFree &&
    member !== null &&
    isVipActive(member)
  const { bought } = useBoughtCourses({ enabled: mayHaveVipAccess })
  return mayHaveVipAccess && !bought.has(detail.course.id)
}
