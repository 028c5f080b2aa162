import { isVipActive, type CourseDetail } from '@shuyuan/api'
import { useSessionState } from '@shuyuan/session/react'
import { useBoughtCourses } from '../orders/use-bought-courses'

/**
 * Whether a running membership opens a course that this learner has not bought. The server reports for
 * both only that the course may be used, so the member's purchases are searched.
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
