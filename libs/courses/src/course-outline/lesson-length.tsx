import type { ReactElement } from 'react'
import type { Lesson } from '@shuyuan/api'
import { formatDuration, formatSpokenDuration } from '@shuyuan/time-format'
import { VisuallyHidden } from '@shuyuan/ui'
import { useTimeLocale } from '../courses-locale-provider/use-time-locale'

/**
 * Length of a lesson, in figures on screen and in words for screen readers. Renders nothing if
 * unknown.
 */
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
