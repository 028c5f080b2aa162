import type { LessonDetail } from '@shuyuan/api'
import { playSourcesQuery } from '@shuyuan/api/query'
import type { TranscriptSource } from '@shuyuan/player/transcript'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../core/use-services'
import { transcriptUrl } from './transcript-url'

/**
 * Source of a lesson's transcript: the operator's file, else the stream if it has captions. Null for trials,
 * because a transcript contains the whole lesson.
 *
 * @param hasVideo false for an embedded or locked lesson, which a transcript cannot follow
 * @param captions labels of the captions that the player found
 */
export function useTranscriptSource(
  detail: LessonDetail,
  hasVideo: boolean | undefined,
  captions: readonly string[],
): TranscriptSource | null {
  const { api, env } = useServices()
  const { lesson, canWatch } = detail
  const sources = useQuery({
    ...playSourcesQuery(api, lesson.id),
    enabled: false,
  })
  if (!canWatch || hasVideo === false) return null
  const url = transcriptUrl(env, detail)
  if (url !== null) return { url }
  const stream = sources.data?.[0]
  return captions.length > 0 && stream?.kind === 'stream' ? stream : null
}
