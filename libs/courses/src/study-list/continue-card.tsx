import type { ReactElement } from 'react'
import type { StudyRow } from '@shuyuan/api'
import { formatDuration } from '@shuyuan/time-format'
import { Badge, Button, ButtonLink, Card, Cover, Link, media, TitleText, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { courseMessages, studyMessages } from '../messages'
import { studyProgress, type StudyProgress } from '../rules/study-progress'
import { StudyDate } from './study-date'
import { StudyProgressBar } from './study-progress-bar'
import { StudyFacts } from './study-row-layout'

const Root = styled(Card)`
  display: grid;
  margin-block-end: ${token('space-5')};
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Where it is cut off, the left side stays: covers start with their title. */
const Image = styled(Cover)`
  block-size: 100%;
  & > img {
    object-position: left;
  }
`

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${token('space-3')};
  padding: ${token('space-5')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
  ${media.lg} {
    gap: ${token('space-5')};
    padding: ${token('space-7')};
  }
`

const Title = styled.h2`
  margin-block-end: ${token('space-2')};
  font: ${token('type-heading')};
  & > a {
    color: ${token('text')};
  }
  @media (pointer: coarse) {
    & > a {
      display: inline-block;
      min-block-size: ${token('touch-target')};
    }
  }
`

/** Aligns the text of the second button with the edge of the column. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-3')};
  & > button {
    margin-inline: calc(-1 * ${token('space-5')});
  }
`

export interface ContinueCardProps {
  row: StudyRow
  courseHref: string
  /** URL of the lesson to continue with. @default the course */
  continueHref?: string
  /** Progress and remaining lessons. @default the progress in the row */
  point?: StudyProgress
  /** Called to show the progress of each lesson. Omit it to hide the button. */
  onShowProgress?: () => void
}

/** Large card of the course to continue with: last lesson, progress and link. */
export function ContinueCard({
  row,
  courseHref,
  continueHref = courseHref,
  point = studyProgress(row),
  onShowProgress,
}: ContinueCardProps): ReactElement {
  const messages = useMessages(studyMessages)
  const { continue: continueLearning } = useMessages(courseMessages)
  const { course, lastLesson } = row
  const { learned, newLessons, hasEnded } = point
  return (
    <Root forwardedAs="article" flush>
      <Image src={course.cover} alt="" title={course.title} ratio={16 / 9} eager />
      <Body>
        <div>
          <Title>
            <Link href={courseHref}>
              <TitleText>{course.title}</TitleText>
            </Link>
          </Title>
          <StudyFacts>
            {hasEnded && <Badge tone="warning">{messages.accessEnded}</Badge>}
            {newLessons > 0 && <Badge tone="success">{messages.newLessons(newLessons)}</Badge>}
            {lastLesson && (
              <span>
                {messages.lastLesson(lastLesson.title, formatDuration(lastLesson.watchedSeconds))}
              </span>
            )}
            <StudyDate row={row} list="learned" />
          </StudyFacts>
        </div>
        <StudyProgressBar title={course.title} learned={learned} size="lg" />
        <Actions>
          {hasEnded ? (
            <ButtonLink variant="secondary" href={courseHref}>
              {messages.viewCourse}
            </ButtonLink>
          ) : (
            <ButtonLink href={continueHref}>{continueLearning}</ButtonLink>
          )}
          {onShowProgress && (
            <Button variant="ghost" onClick={onShowProgress}>
              {messages.progressDetail}
            </Button>
          )}
        </Actions>
      </Body>
    </Root>
  )
}
