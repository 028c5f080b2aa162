import { memo, type ReactElement, type ReactNode } from 'react'
import type { CourseSummary } from '@shuyuan/api'
import { EmptyState } from '@shuyuan/ui'
import { CourseCard, type CourseCardProps } from '../course-card/course-card'
import { useMessages } from '../courses-locale-provider/use-messages'
import { cardMessages } from '../messages'
import { GridList } from './grid-list'

/** Properties of {@link CourseGrid}. */
export interface CourseGridProps extends Pick<
  CourseCardProps,
  'headingLevel' | 'sellsVip' | 'isMember'
> {
  courses: readonly CourseSummary[]
  hrefFor: (course: CourseSummary) => string
  /** How many covers load at once, as they are seen first. @default 0 */
  eagerCount?: number
  /** What one could do when there is none. */
  emptyAction?: ReactNode
}

/** Stays as it is while what is around it changes, above all while the next list is on its way. */
const Item = memo(CourseCard)

/** Courses as cards, or an empty state. */
export function CourseGrid({
  courses,
  hrefFor,
  eagerCount = 0,
  emptyAction,
  ...card
}: CourseGridProps): ReactElement {
  const messages = useMessages(cardMessages)
  if (courses.length === 0) {
    return <EmptyState title={messages.noCourses} action={emptyAction} />
  }
  return (
    <GridList role="list">
      {courses.map((course, index) => (
        <li key={course.id}>
          <Item {...card} course={course} href={hrefFor(course)} eager={index < eagerCount} />
        </li>
      ))}
    </GridList>
  )
}
