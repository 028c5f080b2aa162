import type { CourseSummary, Page } from '@shuyuan/api'
import { memberCourses } from '@shuyuan/checkout'
import { CourseGrid, CourseGridSkeleton } from '@shuyuan/courses'
import { ButtonLink, Section } from '@shuyuan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { QueryBlock } from '../../../core/page/query-block'
import { courseLink } from '../../../core/links/page-links'
import { useHref } from '../../../core/links/use-href'
import { useCardOffer } from '../../../core/vip/use-card-offer'
import * as messages from '../messages'

const maxCourses = 8

interface VipCoursesProps {
  /** The most bought courses. The server has no list of the courses that a membership includes. */
  query: UseQueryResult<Page<CourseSummary>>
}

/** Courses of the query that a membership includes. Renders nothing without any. */
export function VipCourses({ query }: VipCoursesProps) {
  const href = useHref()
  const offer = useCardOffer()
  const courses = query.data && memberCourses(query.data.items)
  if (courses?.length === 0) return null
  return (
    <Section
      title={messages.vipCourses}
      action={
        <ButtonLink href={href({ to: '/courses' })} variant="ghost" size="sm">
          {messages.browseCourses}
        </ButtonLink>
      }
    >
      <QueryBlock query={query} skeleton={<CourseGridSkeleton count={4} />}>
        {() => (
          <CourseGrid
            courses={courses?.slice(0, maxCourses) ?? []}
            hrefFor={({ id }) => href(courseLink(id))}
            {...offer}
          />
        )}
      </QueryBlock>
    </Section>
  )
}
