import { coursesQuery } from '@shuyuan/api/query'
import { memberCourses } from '@shuyuan/checkout'
import { CourseGrid, CourseGridSkeleton } from '@shuyuan/courses'
import { ButtonLink, Section } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { QueryBlock } from '../../../core/page/query-block'
import { courseLink } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import { useServices } from '../../../core/use-services'
import { popularCourses } from '../../../core/site/vip'
import * as messages from '../messages'

const maxCourses = 8

/**
 * Popular courses that a membership includes, as the server has no list of all. Renders nothing without any.
 */
export function VipCourses() {
  const { api } = useServices()
  const query = useQuery(coursesQuery(api, popularCourses))
  const href = useHref()
  const courses = query.data && memberCourses(query.data.items)
  if (courses?.length === 0) return null
  return (
    <Section
      title={messages.vipCourses}
      action={
        <ButtonLink href={href({ to: '/courses' })} variant="ghost" size="sm">
          {messages.seeAllCourses}
        </ButtonLink>
      }
    >
      <QueryBlock query={query} skeleton={<CourseGridSkeleton count={4} />}>
        {() => (
          <CourseGrid
            courses={courses?.slice(0, maxCourses) ?? []}
            hrefFor={({ id }) => href(courseLink(id))}
          />
        )}
      </QueryBlock>
    </Section>
  )
}
