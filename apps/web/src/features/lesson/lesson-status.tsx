import type { Lesson, LessonProgress } from '@shuyuan/api'
import type { PlayerTheater } from '@shuyuan/player'
import { percentWatched } from '@shuyuan/courses'
import { Button, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from './messages'
import { ProgressLine } from './progress/progress-line'
import { UnsentNotice } from './progress/unsent-notice'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-4')};
  &:empty {
    display: none;
  }
  /* Aligns the text of the ghost button with the end of the column. */
  & > button:not([aria-pressed]) {
    margin-inline: auto calc(-1 * ${token('space-3')});
  }
`

const Watched = styled.span`
  color: ${token('text-muted')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
`

interface LessonStatusProps {
  lesson: Lesson
  /** Progress without skipped parts. */
  progress: LessonProgress | undefined
  /** Progress of the server. */
  known: LessonProgress | undefined
  /** False if the lesson is not a video, whose progress is recorded. */
  hasLine: boolean
  /** False for a trial, which cannot be completed. */
  canComplete: boolean
  /** Omit it to hide the button. */
  theater: PlayerTheater | undefined
  /** Shares the lesson at the current position. Omit it to hide the button. */
  onShare: (() => void) | undefined
}

/** Progress of the lesson, and what can be done with it. */
export function LessonStatus(props: LessonStatusProps) {
  const { lesson, progress, known, hasLine, canComplete, theater, onShare } = props
  const percent = percentWatched(progress, lesson.duration)
  return (
    <div>
      <Row>
        {hasLine && <ProgressLine lesson={lesson} known={known} canComplete={canComplete} />}
        {percent > 0 && !(hasLine && percent === 100) && (
          <Watched>{messages.watched(percent)}</Watched>
        )}
        {onShare && (
          <Button variant="ghost" size="sm" onClick={onShare}>
            {messages.share}
          </Button>
        )}
        {theater && (
          <Button
            variant="secondary"
            size="sm"
            aria-pressed={theater.isOn}
            onClick={theater.onToggle}
          >
            {messages.theater}
          </Button>
        )}
      </Row>
      <UnsentNotice />
    </div>
  )
}
