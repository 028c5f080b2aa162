import type { CourseCategory } from '@shuyuan/api'
import { categoriesQuery } from '@shuyuan/api/query'
import { CategoryFilter, SceneFilter } from '@shuyuan/courses'
import { Skeleton, media, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { styled } from 'styled-components'
import { useHref } from '../../core/links/use-href'
import { PageBody } from '../../core/page/page-body'
import { QueryBlock } from '../../core/page/query-block'
import { courseListInput } from '../../core/router/search-schemas'
import { useServices } from '../../core/use-services'
import { CourseList } from './course-list'
import * as messages from './messages'

/** Search params of a category: its top-level ID, and its own ID if it is a child. */
function categoryParams(
  categories: readonly CourseCategory[],
  categoryId: number,
): { cid?: number; child?: number } {
  if (categoryId === 0) return {}
  const parent = categories.find(({ children }) => children.some(({ id }) => id === categoryId))
  return parent === undefined ? { cid: categoryId } : { cid: parent.id, child: categoryId }
}

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

const Filters = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-3')};
  ${media.lg} {
    gap: ${token('space-6')};
  }
`

const Subject = styled.h2`
  margin-block-end: ${token('space-2')};
`

/** Height of one filter row. On phones its label is above it. */
const RowArea = styled.div`
  block-size: 76px;
  ${media.md} {
    block-size: ${token('control-md')};
  }
  ${media.lg} {
    block-size: 25rem;
  }
`

function RowSkeleton() {
  return (
    <RowArea>
      <Skeleton height="100%" />
    </RowArea>
  )
}

/** All courses, filtered by category and scene. The filters are in the URL. */
export function CourseListPage() {
  const { api } = useServices()
  const href = useHref()
  const search = route.useSearch()
  const { cid, child, scene } = search
  const input = courseListInput(search)
  const categories = useQuery(categoriesQuery(api))
  const subject = categories.data && categoryName(categories.data, input.categoryId)
  // The filters update before the list renders.
  const listed = useDeferredValue(search)
  return (
    <PageBody title={messages.allCourses}>
      <Columns>
        <Filters>
          <QueryBlock query={categories} skeleton={<RowSkeleton />}>
            {(list) => (
              <CategoryFilter
                categories={list}
                categoryId={input.categoryId}
                hrefFor={(id) =>
                  href({
                    to: '/courses',
                    search: { ...categoryParams(list, id), scene },
                  })
                }
              />
            )}
          </QueryBlock>
          <SceneFilter
            scene={input.scene}
            hrefFor={(chosen) =>
              href({ to: '/courses', search: { cid, child, scene: chosen || undefined } })
            }
          />
        </Filters>
        <div>
          {subject && <Subject>{subject}</Subject>}
          <CourseList search={listed} />
        </div>
      </Columns>
    </PageBody>
  )
}
