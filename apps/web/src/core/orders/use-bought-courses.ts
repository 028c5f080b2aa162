import { studyListQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../use-services'

/** Purchases that are looked at; of who has more, the latest. */
const most = 100

interface BoughtCourses {
  /** Nothing is asked, or the answer is not there yet. */
  isPending: boolean
  /** Ids of the courses that were bought, without those that were deleted. */
  bought: ReadonlySet<number>
  /** Ids of those that were deleted. */
  removed: ReadonlySet<number>
}

/** The learner's purchases, for components whose reply lacks them: one shared call. */
export function useBoughtCourses({ enabled }: { enabled: boolean }): BoughtCourses {
  const { api } = useServices()
  const query = studyListQuery(api, { list: 'bought', page: 1, size: most })
  const { data, isPending } = useQuery({ ...query, enabled })
  const rows = data?.items ?? []
  return {
    isPending,
    bought: new Set(rows.flatMap((row) => (row.course === null ? [] : [row.course.id]))),
    removed: new Set(rows.flatMap((row) => (row.course === null ? [row.courseId] : []))),
  }
}
