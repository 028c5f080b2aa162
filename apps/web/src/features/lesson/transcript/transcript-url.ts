import type { LessonDetail } from '@shuyuan/api'
import type { Env } from '../../../core/env'

/**
 * URL of a lesson's WebVTT file, from the operator's template. `{courseId}`, `{lessonId}` and `{apiBaseUrl}` are
 * replaced. Null if there is no template.
 */
export function transcriptUrl(
  { transcriptFor, apiBaseUrl }: Pick<Env, 'transcriptFor' | 'apiBaseUrl'>,
  {
    course,
    lesson,
  }: {
    course: Pick<LessonDetail['course'], 'id'>
    lesson: Pick<LessonDetail['lesson'], 'id'>
  },
): string | null {
  if (transcriptFor === undefined) return null
  return transcriptFor
    .replace('{apiBaseUrl}', apiBaseUrl.replace(/\/$/, ''))
    .replaceAll('{courseId}', String(course.id))
    .replaceAll('{lessonId}', String(lesson.id))
}
