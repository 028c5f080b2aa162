import { isVipActive, type CourseDetail } from '@shuyuan/api'
import { useSessionState } from '@shuyuan/session/react'
import { useBoughtCourses } from '../orders/use-bought-courses'

/**
 * Whether the learner has access to a course through an active VIP plan only. The API reports purchased and
 * VIP courses alike as bought, so the hook checks the purchases.
 */
export function useEntersByVip(detail: CourseDetail | undefined): boolean {
  const { member } = useSessionState()
  const mayEnterByVip =
    detail !== undefined &&
    detail.isBought &&
    detail.course.isVipFree &&
    !detail.course.isFree &&
    member !== null &&
    isVipActive(member)
  const { bought } = useBoughtCourses({ enabled: mayEnterByVip })
  return mayEnterByVip && !bought.has(detail.course.id)
}
