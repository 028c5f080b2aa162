import type { CourseDetail } from '@shuyuan/api'
import { useSessionState } from '@shuyuan/session/react'
import { useBoughtCourses } from './use-bought-courses'

/**
 * Whether the learner has access to a course through a VIP plan only. The API reports purchased and VIP
 * courses alike as bought, so the hook checks the purchases. After its end, a plan can stay in the member
 * record for an hour, and its courses in replies.
 */
export function useHasVipAccess(detail: CourseDetail | undefined): boolean {
  const hasPlan = useSessionState(({ member }) => member !== null && member.role !== null)
  const mayHaveVipAccess =
    detail !== undefined &&
    detail.isBought &&
    detail.course.isVipFree &&
    !detail.course.isFree &&
    hasPlan
  const { bought } = useBoughtCourses({ enabled: mayHaveVipAccess })
  return mayHaveVipAccess && !bought.has(detail.course.id)
}
