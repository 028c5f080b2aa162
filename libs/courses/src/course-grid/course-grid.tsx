import { memo, type ReactElement, type ReactNode } from 'react'
import type { CourseSummary } from '@shuyuan/api'
import { EmptyState, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
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

/** The first card fills a row. */
const LeadList = styled(CourseGridList)`
  & > :first-child {
    grid-row: auto;
    grid-column: 1 / -1;
  }
  ${media.md} {
    & > :first-child > [data-variant] {
      grid-template: auto / 3fr 2fr;
      & > div {
        gap: ${token('space-2')};
        padding: ${token('space-6')};
      }
    }
  }
`

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
  const List = hasLead ? LeadList : CourseGridList
  return (
    <List role="list" data-columns={columns}>
      {courses.map((course, index) => (
        <li key={course.id}>
          <Item
            {...card}
            course={course}
            href={hrefFor(course)}
            variant={hasLead && index === 0 ? 'lead' : 'card'}
            eager={index < eagerCount}
          />
        </li>
      ))}
    </List>
  )
}
