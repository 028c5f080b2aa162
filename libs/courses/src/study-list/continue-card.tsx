import type { ReactElement, ReactNode } from 'react'
import type { StudyRow } from '@shuyuan/api'
import { formatDuration } from '@shuyuan/time-format'
import { Badge, Button, ButtonLink, Cover, Link, media, TitleText, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { continueMessages, studyMessages } from '../messages'
import { studyProgress, type StudyProgress } from '../rules/study-progress'
import { continueLayout } from './continue-layout'
import { StudyProgressBar } from './study-progress-bar'
import { StudyFacts } from './study-row-layout'

const Root = styled.article`
  ${continueLayout}
`

const Title = styled.h2`
  font: ${token('type-heading')};
  & > a {
    display: -webkit-box;
    overflow: hidden;
    align-content: center;
    min-block-size: ${token('touch-target')};
    color: ${token('text')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
  color: ${token('text-muted')};
`

/** One line. A long title is cut before the time. */
const Next = styled.p`
  display: flex;
  gap: ${token('space-2')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > strong {
    overflow: hidden;
    color: ${token('text')};
    text-overflow: ellipsis;
  }
`

/** On phones the main button fills the row. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-3')};
  margin-block-start: ${token('space-1')};
  & > :first-child {
    flex: 1;
    ${media.md} {
      flex: none;
    }
  }
`

export interface ContinueCardProps {
  /** The course and its progress. */
  row: StudyRow
  /** URL of the course. */
  courseHref: string
  /** URL of the lesson to continue with. @default the course */
  continueHref?: string
  /** Progress and remaining lessons. @default the progress in the row */
  point?: StudyProgress
  /** Called to show the progress of each lesson. Omit it to hide the button. */
  onShowProgress?: () => void
  /** Beside the button to continue. */
  action?: ReactNode
}

/** The course to continue with: its next lesson, progress and a button. Its height does not depend on its content. */
export function ContinueCard({
  row,
  courseHref,
  continueHref = courseHref,
  point = studyProgress(row),
  onShowProgress,
  action,
}: ContinueCardProps): ReactElement {
  const messages = useMessages(studyMessages)
  const texts = useMessages(continueMessages)
  const { course, lastLesson } = row
  const { learned, newLessons, hasEnded, next } = point
  return (
    <Root>
      <Cover src={course.cover} alt="" title={course.title} ratio={16 / 9} eager />
      <Title>
        <Link href={courseHref}>
          <TitleText>{course.title}</TitleText>
        </Link>
      </Title>
      <Details>
        {next ? (
          <Next>
            {newLessons > 0 && <Badge tone="success">{messages.newLessons(newLessons)}</Badge>}
            <span>{next.isStarted ? texts.startedLesson : texts.nextLesson}</span>
            <strong>{next.title}</strong>
            {next.secondsLeft > 0 && (
              <span>
                {next.isStarted
                  ? texts.timeLeft(formatDuration(next.secondsLeft))
                  : formatDuration(next.secondsLeft)}
              </span>
            )}
          </Next>
        ) : (
          <StudyFacts>
            {hasEnded && <Badge tone="warning">{messages.accessEnded}</Badge>}
            {lastLesson && <span>{texts.lastWatched(lastLesson.title)}</span>}
          </StudyFacts>
        )}
        <StudyProgressBar title={course.title} learned={learned} />
        <Actions>
          {hasEnded ? (
            <ButtonLink variant="secondary" href={courseHref}>
              {messages.viewCourse}
            </ButtonLink>
          ) : (
            <ButtonLink href={continueHref}>{texts.resume}</ButtonLink>
          )}
          {onShowProgress && (
            <Button variant="ghost" onClick={onShowProgress}>
              {messages.progressDetail}
            </Button>
          )}
          {action}
        </Actions>
      </Details>
    </Root>
  )
}
