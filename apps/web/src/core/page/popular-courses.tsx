import { coursesQuery } from '@shuyuan/api/query'
import { CourseGrid, CourseGridSkeleton } from '@shuyuan/courses'
import { Section, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { courseLink } from '../router/page-links'
import { useHref } from '../router/use-href'
import { useServices } from '../use-services'
import * as messages from './messages'
import { QueryBlock } from './query-block'

const maxCourses = 4

const Root = styled(Section)`
  margin-block-start: ${token('space-8')};
`

/** Best-selling courses, shown below empty results and errors. */
export function PopularCourses() {
  const { api } = useServices()
  const href = useHref()
  const query = useQuery(coursesQuery(api, { page: 1, categoryId: 0, scene: 'sub' }))
  if (query.data?.items.length === 0) return null
  return (
    <Root title={messages.popularCourses}>
      <QueryBlock query={query} skeleton={<CourseGridSkeleton count={maxCourses} />}>
        {({ items }) => (
          <CourseGrid
            courses={items.slice(0, maxCourses)}
            hrefFor={({ id }) => href(courseLink(id))}
          />
        )}
      </QueryBlock>
    </Root>
  )
}
