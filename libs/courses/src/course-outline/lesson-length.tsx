import type { ReactElement } from 'react'
import type { Lesson } from '@shuyuan/api'
import { formatDuration, formatSpokenDuration } from '@shuyuan/time-format'
import { VisuallyHidden } from '@shuyuan/ui'
import { useTimeLocale } from '../courses-locale-provider/use-time-locale'

/** Length of a lesson, as figures to read and as words to hear; nothing while it is unknown. */
export function LessonLength({ lesson }: { lesson: Lesson }): ReactElement | null {
  const locale = useTimeLocale()
  if (lesson.duration <= 0) return null
  return (
    <span>
      <span aria-hidden>{formatDuration(lesson.duration)}</span>
      <VisuallyHidden>{formatSpokenDuration(lesson.duration, { locale })}</VisuallyHidden>
    </span>
  )
}
