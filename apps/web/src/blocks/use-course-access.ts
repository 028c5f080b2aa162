import { courseQuery } from '@shuyuan/api/query'
import { courseAccess, type CourseAccess } from '@shuyuan/courses'
import { useQuery } from '@tanstack/react-query'
import { useSellsVip } from '../use-sells-vip'
import { useServices } from '../use-services'

/** What this person may do with a course, from what its page asks anyway; `null` until that is known. */
export function useCourseAccess(courseId: number): CourseAccess | null {
  const { api } = useServices()
  const sellsVip = useSellsVip()
  const { data } = useQuery(courseQuery(api, courseId))
  return data === undefined ? null : courseAccess(data, sellsVip)
}
