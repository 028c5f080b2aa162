import type { ApiClient } from '@shuyuan/api'
import { studyListQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../use-services'

/** Maximum number of purchases to check. Only the latest 100 count. */
const maxPurchases = 100

export const boughtCoursesQuery = (api: ApiClient) =>
  studyListQuery(api, { list: 'bought', page: 1, size: maxPurchases })

interface BoughtCourses {
  /** True while loading or disabled. */
  isPending: boolean
  /** IDs of purchased courses, except deleted ones. */
  bought: ReadonlySet<number>
  /** IDs of purchased courses that were deleted. */
  removed: ReadonlySet<number>
}

/** Purchases of the learner, for components whose API reply omits them. All callers share one request. */
export function useBoughtCourses({ enabled = true } = {}): BoughtCourses {
  const { api } = useServices()
  const { data, isPending } = useQuery({ ...boughtCoursesQuery(api), enabled })
  const rows = data?.items ?? []
  return {
    isPending,
    bought: new Set(rows.flatMap((row) => (row.course === null ? [] : [row.course.id]))),
    removed: new Set(rows.flatMap((row) => (row.course === null ? [row.courseId] : []))),
  }
}
