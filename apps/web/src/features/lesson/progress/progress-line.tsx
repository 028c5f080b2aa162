import type { Lesson, LessonProgress } from '@shuyuan/api'
import { formatDuration } from '@shuyuan/time-format'
import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useProgressQueue } from '../../../core/account/use-progress-queue'
import * as messages from '../messages'

/** As high as its text, also without one, so that the page does not move. */
const Root = styled.p`
  min-block-size: 1lh;
  color: ${token('text-muted')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
`

interface ProgressLineProps {
  lesson: Lesson
  /** Progress of the server. */
  known: LessonProgress | undefined
  /** False for a trial, which cannot be completed. */
  canComplete: boolean
}

/**
 * Shows when the lesson counts as learned, up to where it was watched, and how many seconds wait to be sent. Not a live
 * region, because it changes every second.
 */
export function ProgressLine({ lesson, known, canComplete }: ProgressLineProps) {
  const reached = useProgressQueue((queue) => queue.reached(lesson.id))
  // During playback the last seconds are never sent yet. They are mentioned only after a failure.
  const unsent = useProgressQueue((queue) => (queue.waiting() > 0 ? queue.unsent(lesson.id) : 0))
  if (known && known.watchedAt !== null) return <Root>{messages.completed}</Root>
  const server = known?.watchedSeconds ?? 0
  const seconds = Math.min(Math.max(server, reached), lesson.duration)
  const waiting = Math.max(0, unsent - server)
  const parts = [
    canComplete && messages.completedAtEnd,
    seconds > 0 && messages.watchedUntil(formatDuration(seconds)),
    waiting > 0 && messages.waiting(waiting),
  ]
  return <Root>{parts.filter(Boolean).join('，')}</Root>
}
