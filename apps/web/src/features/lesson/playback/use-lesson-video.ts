import type { LessonDetail, PlaySource } from '@shuyuan/api'
import { playSourcesQuery } from '@shuyuan/api/query'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useServices } from '../../../core/use-services'
import { mayPlay } from '../lesson-access'

interface LessonVideo {
  sources: UseQueryResult<PlaySource[]>
  /** False for an embedded frame and a locked lesson. True until the sources have loaded. */
  hasVideo: boolean
}

/**
 * Sources of a lesson.
 *
 * @param isAccessKnown false while it is unknown whether the learner has access
 */
export function useLessonVideo(detail: LessonDetail, isAccessKnown: boolean): LessonVideo {
  const { api } = useServices()
  const isPlayable = mayPlay(detail)
  const sources = useQuery({
    ...playSourcesQuery(api, detail.lesson.id),
    enabled: isPlayable && isAccessKnown,
  })
  const isStream = sources.isPending || sources.data?.[0]?.kind === 'stream'
  return { sources, hasVideo: isStream && (isPlayable || !isAccessKnown) }
}
