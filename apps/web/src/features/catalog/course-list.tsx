import { coursesQuery, pageSizes } from '@shuyuan/api/query'
import { CourseGrid, CourseGridSkeleton } from '@shuyuan/courses'
import { ButtonLink, token } from '@shuyuan/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { styled } from 'styled-components'
import { courseLink, pageParam } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import { PagedList } from '../../core/page/paged-list'
import { Stale } from '../../core/page/stale'
import { courseListInput, type CourseListSearch } from '../../core/router/search-schemas'
import { useServices } from '../../core/use-services'
import * as messages from './messages'

const Total = styled.p`
  margin-block-end: ${token('space-4')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

interface CourseListProps {
  search: CourseListSearch
}

export const CourseList = memo(function CourseList({ search }: CourseListProps) {
  const { api } = useServices()
  const href = useHref()
  const { cid, child, scene } = search
  const input = courseListInput(search)
  const isFiltered = (cid ?? child ?? scene) !== undefined
  // The previous list stays visible, dimmed, while the next one loads.
  const courses = useQuery({ ...coursesQuery(api, input), placeholderData: keepPreviousData })
  return (
    <PagedList
      query={courses}
      skeleton={<CourseGridSkeleton count={12} columns={3} />}
      page={input.page}
      pageSize={pageSizes.courses}
      hrefFor={(page) =>
        href({ to: '/courses', search: { cid, child, scene, page: pageParam(page) } })
      }
    >
      {({ items, total }) => (
        <Stale
          data-stale={courses.isPlaceholderData || undefined}
          aria-busy={courses.isPlaceholderData}
        >
          <Total role="status">{messages.courseTotal(total)}</Total>
          <CourseGrid
            courses={items}
            columns={3}
            hrefFor={({ id }) => href(courseLink(id))}
            headingLevel={2}
            eagerCount={4}
            emptyAction={
              isFiltered && (
                <ButtonLink href={href({ to: '/courses' })}>{messages.seeAllCourses}</ButtonLink>
              )
            }
          />
        </Stale>
      )}
    </PagedList>
  )
})
