import type { ReactElement } from 'react'
import { ListChecks, Star } from 'lucide-react'
import type { StudyList, StudyRow } from '@shuyuan/api'
import { Badge, IconButton, Link, media, Seal, TitleText, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { cardMessages, continueMessages, courseMessages, studyMessages } from '../messages'
import { ignoreDoubleClick } from '../rules/ignore-double-click'
import { isFinished } from '../rules/split-lead'
import { isBegun } from '../rules/study-groups'
import { studyProgress, type StudyProgress } from '../rules/study-progress'
import { StudyDate } from './study-date'
import { StudyProgressBar } from './study-progress-bar'
import {
  StudyFacts,
  StudyRowAction,
  StudyRowBody,
  StudyRowImage,
  StudyRowRoot,
  StudyRowTitle,
} from './study-row-layout'

/** On a phone it is below the image and the facts, otherwise beside them. */
const Learned = styled.div`
  grid-column: 1 / 3;
  min-inline-size: 0;
  color: ${token('text-muted')};
  font: ${token('type-small')};
  ${media.md} {
    grid-column: auto;
  }
`

const Finished = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
`

export interface StudyRowViewProps {
  row: StudyRow
  /** URL of the row: the lesson to continue with, or the course. */
  href: string
  /** Decides which date is shown. @default 'learned' */
  list?: StudyList
  /** Progress and remaining lessons. @default the progress in the row */
  point?: StudyProgress
  /** Called to show the progress of each lesson. Omit it to hide the button. */
  onShowProgress?: () => void
  /** Called to remove the course from the favorites. Omit it to hide the button. */
  onRemoveFavorite?: () => void
}

/** A course in the study center as one link, with its progress and date. */
export function StudyRowView({
  row,
  href,
  list = 'learned',
  point = studyProgress(row),
  onShowProgress,
  onRemoveFavorite,
}: StudyRowViewProps): ReactElement {
  const messages = useMessages(studyMessages)
  const { lessonCount } = useMessages(cardMessages)
  const { lastWatched } = useMessages(continueMessages)
  const { bought } = useMessages(courseMessages)
  const { course, lastLesson } = row
  const { learned, newLessons } = point
  return (
    <StudyRowRoot>
      <StudyRowImage src={course.cover} alt="" title={course.title} ratio={16 / 9} />
      <StudyRowBody>
        <StudyRowTitle>
          <Link href={href}>
            <TitleText>{course.title}</TitleText>
          </Link>
        </StudyRowTitle>
        <StudyFacts>
          {point.hasEnded && <Badge tone="warning">{messages.accessEnded}</Badge>}
          {newLessons > 0 && <Badge tone="success">{messages.newLessons(newLessons)}</Badge>}
          {list === 'learned' && lastLesson && <span>{lastWatched(lastLesson.title)}</span>}
          <StudyDate row={row} list={list} />
          {row.isBought && list !== 'bought' && <span>{bought}</span>}
        </StudyFacts>
      </StudyRowBody>
      <Learned>
        {isFinished(row) && newLessons === 0 ? (
          <Finished>
            <Seal id={course.id}>{messages.finishedMark}</Seal>
            {messages.finishedCourse(learned.total)}
          </Finished>
        ) : isBegun(row) ? (
          <StudyProgressBar title={course.title} learned={learned} />
        ) : (
          lessonCount(learned.total)
        )}
      </Learned>
      <StudyRowAction>
        {onRemoveFavorite ? (
          <IconButton
            label={messages.removeFavoriteOf(course.title)}
            onClick={ignoreDoubleClick(onRemoveFavorite)}
          >
            <Star size={20} fill="currentColor" aria-hidden />
          </IconButton>
        ) : (
          onShowProgress &&
          isBegun(row) && (
            <IconButton label={messages.progressDetail} onClick={onShowProgress}>
              <ListChecks size={20} aria-hidden />
            </IconButton>
          )
        )}
      </StudyRowAction>
    </StudyRowRoot>
  )
}
