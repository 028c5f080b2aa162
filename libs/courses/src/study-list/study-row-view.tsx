import type { ReactElement } from 'react'
import type { StudyRow } from '@shuyuan/api'
import { formatDuration } from '@shuyuan/time-format'
import { TimeAgo } from '@shuyuan/time-format/react'
import { Badge, Button, ButtonLink, Link, media, ProgressBar, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { courseMessages, studyMessages } from '../messages'
import { firstClick } from '../rules/settle-favorite'
import { studyPoint, type StudyPoint } from '../rules/study-point'
import { StudyRowBody, StudyRowImage, StudyRowRoot, StudyRowTitle } from './study-row-layout'

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
  /** Progress and what is left. @default the progress in the row */
  point?: StudyPoint
  /** Called to show the progress of its lessons; without it the button is absent. */
  onShowProgress?: () => void
  /** It is to be a favorite no more; left out: there is no such button. */
  onRemoveFavorite?: () => void
}

/** A course in the study center: how far it was learned, where it was left, and a way on. */
export function StudyRowView({
  row,
  courseHref,
  continueHref = courseHref,
  point = studyPoint(row),
  onShowProgress,
  onRemoveFavorite,
}: StudyRowViewProps): ReactElement {
  const { course, lastLesson } = row
  const { learned, newLessons } = point
  return (
    <StudyRowRoot>
      <StudyRowImage src={course.cover} alt="" title={course.title} ratio={16 / 9} />
      <StudyRowBody>
        <StudyRowTitle>
          <Link href={courseHref}>{course.title}</Link>
          {point.hasEnded && <Badge tone="warning">{studyMessages.ended}</Badge>}
          {row.isBought && <Badge tone="accent">{courseMessages.bought}</Badge>}
          {newLessons > 0 && <Badge tone="success">{studyMessages.newLessons(newLessons)}</Badge>}
        </StudyRowTitle>
        <ProgressBar
          value={learned.percent}
          label={`${courseMessages.courseProgress} ${course.title}`}
        />
        <p>{studyMessages.learnedOf(learned.completed, learned.total)}</p>
        {lastLesson && (
          <p>
            {studyMessages.lastLesson(lastLesson.title, formatDuration(lastLesson.watchedSeconds))}{' '}
            <TimeAgo value={lastLesson.viewedAt} />
          </p>
        )}
      </StudyRowBody>
      <Actions>
        <ButtonLink size="sm" href={continueHref}>
          {actionName(row, point)}
        </ButtonLink>
        {onShowProgress && (
          <Button size="sm" variant="ghost" onClick={onShowProgress}>
            {studyMessages.progressDetail}
          </Button>
        )}
        {onRemoveFavorite && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={studyMessages.removeFavoriteOf(course.title)}
            onClick={firstClick(onRemoveFavorite)}
          >
            {studyMessages.removeFavorite}
          </Button>
        )}
      </Actions>
    </StudyRowRoot>
  )
}

function actionName(row: StudyRow, { hasEnded, newLessons }: StudyPoint): string {
  if (hasEnded) return studyMessages.look
  if (row.isWatched && newLessons === 0) return studyMessages.review
  if (row.lastLesson !== null || row.learnedCount > 0) return courseMessages.continue
  return row.isBought ? courseMessages.start : studyMessages.look
}
