import { isVipActive } from '@shuyuan/api'
import type { CoursesInput } from '@shuyuan/api/query'
import { useSessionState } from '@shuyuan/session/react'
import { useSite } from '@shuyuan/site/react'
import { useServices } from '../use-services'

/**
 * Best-selling courses, to be filtered for those included in VIP: the API has no list of these and no count.
 * Most schools have at most 100 courses.
 */
export const popularCourses: CoursesInput = { page: 1, scene: 'sub', pageSize: 100 }

/** Whether the site sells VIP plans. The build may disable them regardless of the flag. */
export function useSellsVip(): boolean {
  const { flags } = useSite()
  const { env } = useServices()
  return flags.vip && !env.vipDisabled
}

/** Whether the learner has an active VIP plan. */
export function useIsVipMember(): boolean {
  return useSessionState(({ member }) => member !== null && isVipActive(member))
}
