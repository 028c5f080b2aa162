import { memo, useMemo, type ReactElement } from 'react'
import type { Lesson, ProgressByLesson } from '@shuyuan/api'
import type { CourseAccess } from '../rules/access'
import { LessonRow, rowSize } from './lesson-row'

/** Number of lessons per slice. */
export const sliceSize = 50

interface LessonSliceProps {
  lessons: readonly Lesson[]
  progress: ProgressByLesson
  access: CourseAccess
  boughtLessonIds: readonly number[] | undefined
  hrefFor: (lesson: Lesson) => string
  currentLessonId: number | undefined
}

export interface LessonListProps extends LessonSliceProps {
  /**
   * Number of lessons to render, rounded up to whole slices. The slice of the current lesson is
   * always rendered.
   */
  count: number
}

/** List of lessons in memoized slices, so that a change rerenders only the affected slices. */
export function LessonList({ lessons, count, ...rows }: LessonListProps): ReactElement {
  const slices = useMemo(
    () =>
      Array.from({ length: Math.ceil(lessons.length / sliceSize) }, (_, index) =>
        lessons.slice(index * sliceSize, (index + 1) * sliceSize),
      ),
    [lessons],
  )
  return (
    // Reserve the height of all rows, so that the content below does not move.
    <ul role="list" style={{ minBlockSize: lessons.length * rowSize }}>
      {slices.map((slice, index) => {
        const hasCurrent = slice.some(({ id }) => id === rows.currentLessonId)
        if (index * sliceSize >= count && !hasCurrent) return null
        return (
          <LessonSlice
            key={index}
            {...rows}
            lessons={slice}
            currentLessonId={hasCurrent ? rows.currentLessonId : undefined}
          />
        )
      })}
    </ul>
  )
}

const LessonSlice = memo(function LessonSlice({
  lessons,
  progress,
  hrefFor,
  currentLessonId,
  ...row
}: LessonSliceProps) {
  return lessons.map((lesson) => (
    <li key={lesson.id}>
      <LessonRow
        {...row}
        lesson={lesson}
        progress={progress[lesson.id]}
        href={hrefFor(lesson)}
        isCurrent={lesson.id === currentLessonId}
      />
    </li>
  ))
})
