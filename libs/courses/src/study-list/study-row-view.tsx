import type { ReactElement } from 'react'
import type { StudyRow } from '@shuyuan/api'
import { formatDuration } from '@shuyuan/time-format'
import { TimeAgo } from '@shuyuan/time-format/react'
import { Badge, Button, ButtonLink, Cover, Link, media, ProgressBar, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { courseMessages, studyMessages } from '../messages'

const Root = styled.article`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: ${token('space-3')} ${token('space-4')};
  padding-block: ${token('space-4')};
  ${media.md} {
    grid-template-columns: 200px minmax(0, 1fr) auto;
    align-items: center;
  }
`

const Picture = styled(Cover)`
  border-radius: ${token('radius-md')};
`

const Body = styled.div`
  display: grid;
  gap: ${token('space-2')};
  min-inline-size: 0;
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`

const Title = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  font-size: ${token('text-lg')};
  & > a {
    color: ${token('text')};
  }
  /* In large text a badge is wider than the row of a phone. */
  & > span {
    white-space: normal;
  }
  @media (pointer: coarse) {
    & > a {
      margin-block: -10px;
      padding-block: 10px;
    }
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  grid-column: 1 / -1;
  ${media.md} {
    flex-direction: column;
    grid-column: auto;
  }
`

/** Properties of {@link StudyRowView}. */
export interface StudyRowViewProps {
  row: StudyRow
  courseHref: string
  /** Where learning goes on. @default the course */
  continueHref?: string
  /** It was open to this learner and is not any more. */
  hasEnded?: boolean
  /** The progress of its lessons is wanted; left out: there is no such button. */
  onShowProgress?: () => void
  /** It is to be a favourite no more; left out: there is no such button. */
  onUnlike?: () => void
}

/** A course in the study centre: how far it was learned, where it was left, and a way on. */
export function StudyRowView({
  row,
  courseHref,
  continueHref = courseHref,
  hasEnded = false,
  onShowProgress,
  onUnlike,
}: StudyRowViewProps): ReactElement {
  const { course, lastLesson } = row
  return (
    <Root>
      <Picture src={course.cover} alt="" title={course.title} ratio={16 / 9} />
      <Body>
        <Title>
          <Link href={courseHref}>{course.title}</Link>
          {hasEnded && <Badge tone="warning">{studyMessages.ended}</Badge>}
          {row.isBought && <Badge tone="accent">{courseMessages.bought}</Badge>}
        </Title>
        <ProgressBar
          value={row.progress}
          label={`${courseMessages.courseProgress} ${course.title}`}
        />
        <p>{studyMessages.learnedOf(row.learnedCount, course.lessonCount)}</p>
        {lastLesson && (
          <p>
            {studyMessages.lastLesson(lastLesson.title, formatDuration(lastLesson.watchedSeconds))}{' '}
            <TimeAgo value={lastLesson.viewedAt} />
          </p>
        )}
      </Body>
      <Actions>
        <ButtonLink size="sm" href={continueHref}>
          {actionName(row, hasEnded)}
        </ButtonLink>
        {onShowProgress && (
          <Button size="sm" variant="ghost" onClick={onShowProgress}>
            {studyMessages.progressDetail}
          </Button>
        )}
        {onUnlike && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={studyMessages.unlikeCourse(course.title)}
            onClick={onUnlike}
          >
            {studyMessages.unlike}
          </Button>
        )}
      </Actions>
    </Root>
  )
}

function actionName(row: StudyRow, hasEnded: boolean): string {
  if (hasEnded) return studyMessages.look
  if (row.isWatched) return studyMessages.review
  if (row.lastLesson !== null || row.learnedCount > 0) return courseMessages.continue
  return row.isBought ? courseMessages.start : studyMessages.look
}
