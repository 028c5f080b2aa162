import type { CourseDetail, LessonDetail } from '@shuyuan/api'
import { courseQuery } from '@shuyuan/api/query'
import { lessonsInOrder } from '@shuyuan/courses'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useServices } from '../../core/use-services'
import { hasCourseAccess } from './lesson-access'

/** Stale time of the files. */
const filesFreshMs = 5 * 60_000

/** True if a lesson was watched to its end. Only the server marks it as completed. */
function mayBeCompleted({ groups, progress }: LessonDetail): boolean {
  return lessonsInOrder(groups).some(({ id, duration }) => {
    const known = progress[id]
    return known !== undefined && known.watchedAt === null && known.watchedSeconds >= duration
  })
}

/**
 * Course of a lesson. The lesson's reply contains enough for most of the page, so the course is fetched only
 * for its files, for a lesson that was bought singly, and after a lesson was watched to its end.
 */
export function useLessonCourse(
  detail: LessonDetail,
  { showsFiles }: { showsFiles: boolean },
): UseQueryResult<CourseDetail> {
  const { api } = useServices()
  const isBoughtSingly = detail.canWatch && !hasCourseAccess(detail)
  const needsAccess = isBoughtSingly || mayBeCompleted(detail)
  const query = courseQuery(api, detail.course.id)
  return useQuery({
    ...query,
    enabled: showsFiles || needsAccess,
    // Lessons of a course share its files.
    staleTime: needsAccess ? query.staleTime : filesFreshMs,
  })
}
