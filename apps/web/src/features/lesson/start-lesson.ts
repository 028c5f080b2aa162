import type { CourseDetail } from '@shuyuan/api'
import { lessonQuery, playSourcesQuery, queryScopes } from '@shuyuan/api/query'
import { lessonsInOrder } from '@shuyuan/courses'
import type { QueryClient } from '@tanstack/react-query'
import type { RouterContext } from '../../core/router/router-context'
import { queryOnce, startQuery } from '../../core/router/start-query'
import { mayPlay } from './lesson-access'

/** Whether the cache contains the course of a lesson, and the learner has access to it. */
function hasCachedAccess(queryClient: QueryClient, lessonId: number): boolean {
  return queryClient
    .getQueriesData<CourseDetail>({ queryKey: queryScopes.courseDetails })
    .some(
      ([, course]) =>
        course?.isBought && lessonsInOrder(course.groups).some(({ id }) => id === lessonId),
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
