import type { LessonDetail } from '@shuyuan/api'
import { playSourcesQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../core/use-services'
import { mayPlay } from './may-play'

/**
 * Whether a lesson is a video with controls, not an embedded frame or locked. Undefined until its sources have
 * loaded.
 *
 * @param isPlaceholder true while it is unknown whether the learner has access
 */
export function useHasVideo(
  detail: Pick<LessonDetail, 'lesson' | 'canWatch'>,
  isPlaceholder: boolean,
): boolean | undefined {
  const { api } = useServices()
  const isPlayable = mayPlay(detail)
  const sources = useQuery({
    ...playSourcesQuery(api, detail.lesson.id),
    enabled: isPlayable && !isPlaceholder,
  })
  if (isPlaceholder) return undefined
  if (!isPlayable) return false
  return sources.isPending ? undefined : sources.data?.[0]?.kind === 'stream'
}
