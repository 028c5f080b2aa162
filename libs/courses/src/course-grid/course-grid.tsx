import { memo, type ReactElement, type ReactNode } from 'react'
import type { CourseSummary } from '@shuyuan/api'
import { EmptyState } from '@shuyuan/ui'
import { CourseCard, type CourseCardProps } from '../course-card/course-card'
import { useMessages } from '../courses-locale-provider/use-messages'
import { cardMessages } from '../messages'
import { GridList } from './grid-list'

export interface CourseGridProps extends Pick<
  CourseCardProps,
  'headingLevel' | 'sellsVip' | 'isMember' | 'hasPrice'
> {
  courses: readonly CourseSummary[]
  hrefFor: (course: CourseSummary) => string
  /** Columns at page width. @default 4 */
  columns?: 3 | 4
  /** Number of covers that load eagerly because they are above the fold. @default 0 */
  eagerCount?: number
  /** Link or button of the empty state. */
  emptyAction?: ReactNode
}

/** Memoized because the parent rerenders while the next list loads. */
const Item = memo(CourseCard)

/** Grid of course cards, or an empty state. */
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
  return (
    <GridList role="list" data-columns={columns}>
      {courses.map((course, index) => (
        <li key={course.id}>
          <Item {...card} course={course} href={hrefFor(course)} eager={index < eagerCount} />
        </li>
      ))}
    </GridList>
  )
}
