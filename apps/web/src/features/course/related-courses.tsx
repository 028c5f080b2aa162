import type { Course } from '@shuyuan/api'
import { coursesQuery } from '@shuyuan/api/query'
import { CourseGrid, CourseGridSkeleton } from '@shuyuan/courses'
import { Section, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { QueryBlock } from '../../core/page/query-block'
import { courseLink } from '../../core/links/page-links'
import { useHref } from '../../core/links/use-href'
import * as messages from './messages'
import { useCardOffer } from '../../core/vip/use-card-offer'
import { useServices } from '../../core/use-services'

const maxCourses = 4

const Root = styled(Section)`
  margin-block-start: ${token('space-6')};
`

/** Most bought courses of the same category. Renders nothing without any. */
export function RelatedCourses({ course }: { course: Pick<Course, 'id' | 'categoryId'> }) {
  const { api } = useServices()
  const href = useHref()
  const offer = useCardOffer()
  const { categoryId } = course
  const query = useQuery({
    ...coursesQuery(api, { page: 1, categoryId, scene: 'sub' }),
    enabled: categoryId > 0,
  })
  const others = query.data?.items.filter(({ id }) => id !== course.id).slice(0, maxCourses)
  if (categoryId === 0 || others?.length === 0) return null
  return (
    <Root title={messages.relatedCourses}>
      <QueryBlock query={query} skeleton={<CourseGridSkeleton count={maxCourses} />}>
        {() => (
          <CourseGrid
            courses={others ?? []}
            hrefFor={({ id }) => href(courseLink(id))}
            {...offer}
          />
        )}
      </QueryBlock>
    </Root>
  )
}
