import type { CourseCategory } from '@shuyuan/api'
import { categoriesQuery } from '@shuyuan/api/query'
import { CategoryFilter, SceneFilter } from '@shuyuan/courses'
import { Skeleton, media, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { styled } from 'styled-components'
import { useHref } from '../../core/router/use-href'
import { QueryBlock } from '../../core/page/query-block'
import { courseListInput, type CourseListSearch } from '../../core/router/search-schemas'
import { useSchoolFigures } from '../../core/site/school-figures'
import { useServices } from '../../core/use-services'

/** Search params of a category: its top-level ID, and its own ID if it is a child. */
function categoryParams(
  categories: readonly CourseCategory[],
  categoryId: number,
): { cid?: number; child?: number } {
  if (categoryId === 0) return {}
  const parent = categories.find(({ children }) => children.some(({ id }) => id === categoryId))
  return parent === undefined ? { cid: categoryId } : { cid: parent.id, child: categoryId }
}

const Filters = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-1')};
  ${media.lg} {
    gap: ${token('space-6')};
  }
`

/** Height of one filter row, or of a side column. */
const RowArea = styled.div`
  block-size: ${token('touch-target')};
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

/** Links that filter the courses by category and scene. */
export const CourseFilters = memo(function CourseFilters({ search }: { search: CourseListSearch }) {
  const { api } = useServices()
  const href = useHref()
  const { cid, child, scene } = search
  const input = courseListInput(search)
  const categories = useQuery(categoriesQuery(api))
  const figures = useSchoolFigures()
  // The school's figures include courses that are not free.
  const counts =
    figures?.byCategory && scene !== 'free'
      ? { 0: figures.courses, ...figures.byCategory }
      : undefined
  return (
    <Filters>
      <QueryBlock query={categories} skeleton={<RowSkeleton />}>
        {(list) => (
          <CategoryFilter
            categories={list}
            categoryId={input.categoryId}
            counts={counts}
            hrefFor={(id) =>
              href({ to: '/courses', search: { ...categoryParams(list, id), scene } })
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
  )
})
