import type { LessonDetail, ProgressByLesson } from '@shuyuan/api'
import { courseProgress, lessonsInOrder, nextLesson } from '@shuyuan/courses'
import { formatSpokenDuration } from '@shuyuan/time-format'
import { Seal, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { CourseEnd } from './course-end'
import * as messages from '../messages'

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
`

interface LessonEndProps {
  detail: LessonDetail
  progress: ProgressByLesson
  /** True if the learner has finished the lesson on this page. */
  isNew: boolean
}

/** Seals a finished lesson and names the next one. The end of the course has a sheet of its own. */
export function LessonEnd({ detail, progress, isNew }: LessonEndProps) {
  const { lesson, groups } = detail
  const next = nextLesson(groups, lesson.id)
  const isCourseFinished = courseProgress(groups, progress).percent === 100
  if (isCourseFinished && (isNew || next === null))
    return <CourseEnd detail={detail} progress={progress} isNew={isNew} />
  const number = lessonsInOrder(groups).findIndex(({ id }) => id === lesson.id) + 1
  const sentence = [
    messages.lessonEnded(number),
    next && messages.thenNext(next.title),
    next && next.duration > 0 && messages.ofLength(formatSpokenDuration(next.duration)),
  ]
  return (
    <Root role="status">
      <Seal id={lesson.id} isNew={isNew}>
        {messages.seal}
      </Seal>
      <span>{sentence.filter(Boolean).join('')}</span>
    </Root>
  )
}
