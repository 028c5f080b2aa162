import { memo, type ReactElement, type ReactNode } from 'react'
import type { CourseSummary } from '@shuyuan/api'
import { EmptyState } from '@shuyuan/ui'
import { CourseCard, type CourseCardProps } from '../course-card/course-card'
import { useMessages } from '../courses-locale-provider/use-messages'
import { cardMessages } from '../messages'
import { CourseGridList } from './course-grid-list'

export interface CourseGridProps extends Pick<CourseCardProps, 'headingLevel' | 'hasPrice'> {
  /** Courses in this order. */
  courses: readonly CourseSummary[]
  /** Returns the URL of a course. */
  hrefFor: (course: CourseSummary) => string
  /**
   * Columns at page width. In three columns the first card is large if the last row would have only
   * one. @default 4
   */
  columns?: 3 | 4
  /** Number of covers that load eagerly because they are above the fold. @default 0 */
  eagerCount?: number
  /** Link or button of the empty state. */
  emptyAction?: ReactNode
}

/** Memoized because the parent rerenders while the next list loads. */
const Item = memo(CourseCard)

/** Grid of course cards, or of rows on phones, or an empty state. */
export function CourseGrid({
  courses,
  hrefFor,
  columns = 4,
  eagerCount = 0,
  emptyAction,
  ...card
}: CourseGridProps): ReactElement {
  const messages = useMessages(cardMessages)
  if (courses.length === 0) {
    return <EmptyState title={messages.noCourses} action={emptyAction} />
  }
  const hasLead = columns === 3 && courses.length % columns === 1
  return (
    <CourseGridList role="list" data-columns={columns}>
      {courses.map((course, index) => {
        const isLead = hasLead && index === 0
        return (
          <li key={course.id} data-lead={isLead || undefined}>
            <Item
              {...card}
              course={course}
              href={hrefFor(course)}
              variant={isLead ? 'lead' : 'card'}
              eager={index < eagerCount}
            />
          </li>
        )
      })}
    </CourseGridList>
  )
}
