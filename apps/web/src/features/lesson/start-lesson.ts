import { lessonQuery, playSourcesQuery } from '@shuyuan/api/query'
import type { RouterContext } from '../../core/router/router-context'
import { queryOnce, startQuery } from '../../core/router/start-query'
import { mayPlay } from './may-play'

/** Requests a lesson, and then its sources without waiting until the reply has been rendered. */
export async function startLesson(
  { api, queryClient }: Pick<RouterContext, 'api' | 'queryClient'>,
  lessonId: number,
): Promise<void> {
  const detail = await queryOnce(queryClient, lessonQuery(api, lessonId))
  if (detail && mayPlay(detail)) void startQuery(queryClient, playSourcesQuery(api, lessonId))
}
