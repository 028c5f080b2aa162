import type { Course } from '@shuyuan/api'
import { coursesQuery } from '@shuyuan/api/query'
import { CourseGrid, CourseGridSkeleton } from '@shuyuan/courses'
import { Section, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useNear } from '../../core/page/use-near'
import { QueryBlock } from '../../core/page/query-block'
import { courseLink } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import * as messages from './messages'
import { useServices } from '../../core/use-services'

const maxCourses = 4

const Root = styled(Section)`
  margin-block-start: ${token('space-8')};
`

/**
 * Most bought courses of the same category. If there are few, courses of all categories follow once the list is
 * near the viewport. Renders nothing without any.
 */
export function RelatedCourses({ course }: { course: Pick<Course, 'id' | 'categoryId'> }) {
  const { api } = useServices()
  const href = useHref()
  const { categoryId } = course
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const query = useQuery(coursesQuery(api, { page: 1, categoryId, scene: 'sub' }))
  const similar = query.data?.items.filter(({ id }) => id !== course.id) ?? []
  const popular = useQuery({
    ...coursesQuery(api, { page: 1, scene: 'sub' }),
    enabled: isNear && query.isSuccess && similar.length < maxCourses,
  })
  const known = new Set([course.id, ...similar.map(({ id }) => id)])
  const others = popular.data?.items.filter(({ id }) => !known.has(id)) ?? []
  const shown = [...similar, ...others].slice(0, maxCourses)
  return (
    <div ref={place}>
      {(query.data === undefined || shown.length > 0) && (
        <Root
          title={
            query.isSuccess && similar.length === 0
              ? messages.popularCourses
              : messages.relatedCourses
          }
        >
          <QueryBlock query={query} skeleton={<CourseGridSkeleton count={maxCourses} />}>
            {() => <CourseGrid courses={shown} hrefFor={({ id }) => href(courseLink(id))} />}
          </QueryBlock>
        </Root>
      )}
    </div>
  )
}
