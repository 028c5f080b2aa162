import type { ReactElement } from 'react'
import type { LearnedLesson } from '@shuyuan/api'
import { formatDuration } from '@shuyuan/time-format'
import { Badge, EmptyNote, Link, token, TitleText } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { outlineMessages, studyMessages } from '../messages'
import { PlainList } from '../plain-list/plain-list'
import { percentWatched } from '../rules/percent-watched'

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-3')};
  padding-block: ${token('space-3')};
  border-block-end: 1px solid ${token('border')};
  &:last-child {
    border: 0;
  }
  & > a {
    flex: 1 1 12em;
    color: ${token('text')};
  }
`

const Facts = styled.span`
  display: flex;
  gap: ${token('space-2')};
  color: ${token('text-subtle')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
`

export interface LearnedLessonListProps {
  /** Lessons, watched last first. */
  lessons: readonly LearnedLesson[]
  /** Returns the URL of a lesson. */
  hrefFor: (lesson: LearnedLesson) => string
}

/** Progress of each lesson of a course; narrow enough for a dialog. */
export function LearnedLessonList({ lessons, hrefFor }: LearnedLessonListProps): ReactElement {
  const messages = useMessages(outlineMessages)
  const { learnedLesson } = useMessages(studyMessages)
  if (lessons.length === 0) return <EmptyNote title={messages.noLessons} />
  return (
    <PlainList role="list">
      {lessons.map((lesson) => {
        const percent = percentWatched(lesson, lesson.duration)
        return (
          <Row key={lesson.id}>
            <Link href={hrefFor(lesson)}>
              <TitleText>{lesson.title}</TitleText>
            </Link>
            <Facts>
              {learnedLesson(
                formatDuration(lesson.watchedSeconds),
                formatDuration(lesson.duration),
              )}
              <Badge tone={percent === 100 ? 'success' : 'neutral'}>
                {percent === 100 ? messages.finished : messages.percentLearned(percent)}
              </Badge>
            </Facts>
          </Row>
        )
      })}
    </PlainList>
  )
}
