import type { CourseCategory } from '@shuyuan/api'
import { categoriesQuery } from '@shuyuan/api/query'
import { media, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { styled } from 'styled-components'
import { PageBody } from '../../core/page/page-body'
import { courseListInput } from '../../core/router/search-schemas'
import { useServices } from '../../core/use-services'
import { CourseFilters } from './course-filters'
import { CourseList } from './course-list'
import * as messages from './messages'

function categoryName(categories: readonly CourseCategory[], categoryId: number) {
  const all = categories.flatMap((category) => [category, ...category.children])
  return all.find(({ id }) => id === categoryId)?.name
}

const route = getRouteApi('/_main/courses/')

/** From 1024 px the filters are a column beside the list. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  ${media.lg} {
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: ${token('space-8')};
  }
`

const Subject = styled.h2`
  margin-block-end: ${token('space-2')};
`

/** All courses, filtered by category and scene. The filters are in the URL. */
export function CourseListPage() {
  const { api } = useServices()
  const search = route.useSearch()
  const { categoryId } = courseListInput(search)
  const { data: categories } = useQuery(categoriesQuery(api))
  const subject = categories && categoryName(categories, categoryId)
  // The filters update before the list renders.
  const listed = useDeferredValue(search)
  return (
    <PageBody title={messages.allCourses}>
      <Columns>
        <CourseFilters search={search} />
        <div>
          {subject && <Subject>{subject}</Subject>}
          <CourseList search={listed} />
        </div>
      </Columns>
    </PageBody>
  )
}
