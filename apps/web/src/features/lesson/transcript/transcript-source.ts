import type { LessonDetail, PlaySource } from '@shuyuan/api'
import type { TranscriptSource } from '@shuyuan/player/transcript'
import type { Env } from '../../../core/env'
import { transcriptUrl } from './transcript-url'

/**
 * Source of a lesson's transcript: the operator's file, else the stream if it has captions. Null for trials,
 * because a transcript contains the whole lesson.
 *
 * @param stream the lesson's stream, if the player found captions in it
 */
export function transcriptSource(
  env: Env,
  detail: LessonDetail,
  stream: PlaySource | undefined,
): TranscriptSource | null {
  if (!detail.canWatch) return null
  const url = transcriptUrl(env, detail)
  if (url !== null) return { url }
  return stream?.kind === 'stream' ? stream : null
}
