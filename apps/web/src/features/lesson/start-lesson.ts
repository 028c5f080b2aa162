import type { CourseDetail, LessonDetail } from '@shuyuan/api'
import { lessonQuery, playSourcesQuery, queryScopes } from '@shuyuan/api/query'
import { lessonsInOrder } from '@shuyuan/courses'
import type { QueryClient } from '@tanstack/react-query'
import type { RouterContext } from '../../core/router/router-context'
import { queryOnce, startQuery } from '../../core/router/start-query'
import { mayPlay } from './may-play'

/** Whether the learner has access to the whole course, by a reply for it or for one of its lessons. */
function hasCourse(detail: CourseDetail | LessonDetail): boolean {
  if ('isBought' in detail) return detail.isBought
  return detail.canWatch && !detail.boughtLessonIds.includes(detail.lesson.id)
}

/** Whether the cache shows that the learner has access to a lesson. */
function hasCachedAccess(queryClient: QueryClient, lessonId: number): boolean {
  return [queryScopes.courseDetails, queryScopes.lessonDetails]
    .flatMap((queryKey) => queryClient.getQueriesData<CourseDetail | LessonDetail>({ queryKey }))
    .some(
      ([, detail]) =>
        detail !== undefined &&
        hasCourse(detail) &&
        lessonsInOrder(detail.groups).some(({ id }) => id === lessonId),
    )
}

/**
 * Requests a lesson and its sources. The sources follow the reply for the lesson, which contains whether the learner
 * has access, unless the cache already shows it.
 */
export async function startLesson(
  { api, queryClient }: Pick<RouterContext, 'api' | 'queryClient'>,
  lessonId: number,
): Promise<void> {
  const startSources = () => void startQuery(queryClient, playSourcesQuery(api, lessonId))
  if (hasCachedAccess(queryClient, lessonId)) startSources()
  const detail = await queryOnce(queryClient, lessonQuery(api, lessonId))
  if (detail && mayPlay(detail)) startSources()
}
