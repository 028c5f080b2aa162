import type { ReactElement } from 'react'
import type { Lesson, ProgressByLesson } from '@shuyuan/api'
import { PlainList } from '../plain-list/plain-list'
import type { CourseAccess } from '../rules/access'
import { LessonRow } from './lesson-row'

export interface LessonListProps {
  lessons: readonly Lesson[]
  progress: ProgressByLesson
  access: CourseAccess
  boughtLessonIds: readonly number[] | undefined
  hrefFor: (lesson: Lesson) => string
  currentLessonId: number | undefined
}

export function LessonList({
  lessons,
  progress,
  currentLessonId,
  ...row
}: LessonListProps): ReactElement {
  return (
    <PlainList role="list">
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <LessonRow
            {...row}
            lesson={lesson}
            progress={progress[lesson.id]}
            isCurrent={lesson.id === currentLessonId}
          />
        </li>
      ))}
    </PlainList>
  )
}
