import type { CourseDetail, LessonDetail } from '@shuyuan/api'
import { courseQuery } from '@shuyuan/api/query'
import { lessonsInOrder } from '@shuyuan/courses'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useServices } from '../../core/use-services'

/** How long the files of a course are shown without another call, in ms. */
const filesFreshMs = 5 * 60_000

/** Watched to its end in this page; the server alone decides that it is completed. */
function mayBeCompleted({ groups, progress }: LessonDetail): boolean {
  return lessonsInOrder(groups).some(({ id, duration }) => {
    const known = progress[id]
    return known !== undefined && known.watchedAt === null && known.watchedSeconds >= duration
  })
}

/**
 * The course of a lesson. The lesson's own reply contains enough of it for most of the page, so that it
 * is asked for only for its files, for a lesson that was bought singly, and when a lesson was watched to
 * its end.
 */
export function useLessonCourse(
  detail: LessonDetail,
  { showsFiles }: { showsFiles: boolean },
): UseQueryResult<CourseDetail> {
  const { api } = useServices()
  const isBoughtSingly = detail.canWatch && detail.boughtLessonIds.includes(detail.lesson.id)
  const isAskedForAccess = isBoughtSingly || mayBeCompleted(detail)
  const query = courseQuery(api, detail.course.id)
  return useQuery({
    ...query,
    enabled: showsFiles || isAskedForAccess,
    // All lessons of a course share its files.
    staleTime: isAskedForAccess ? query.staleTime : filesFreshMs,
  })
}
