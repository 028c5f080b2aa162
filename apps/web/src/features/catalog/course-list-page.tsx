import type { CourseCategory } from '@shuyuan/api'
import { categoriesQuery, coursesQuery, pageSizes } from '@shuyuan/api/query'
import { CategoryFilter, CourseGrid, CourseGridSkeleton, SceneFilter } from '@shuyuan/courses'
import { ButtonLink, Skeleton, media, token } from '@shuyuan/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { PagedList } from '../../app/page/paged-list'
import { QueryBlock } from '../../app/page/query-block'
import { Stale } from '../../app/page/stale'
import { courseLink, pageParam } from '../../app/links/page-links'
import { useHref } from '../../app/links/use-href'
import * as messages from './messages'
import { courseListInput } from '../../app/router/search-schemas'
import { useCardOffer } from '../../app/vip/use-card-offer'
import { useServices } from '../../app/use-services'
import { PageBody } from '../../app/page/page-body'

/** The URL's words for a chosen category: its top level, and itself when it is a child. */
function categoryParams(
  categories: readonly CourseCategory[],
  categoryId: number,
): { cid?: number; child?: number } {
  if (categoryId === 0) return {}
  const parent = categories.find(({ children }) => children.some(({ id }) => id === categoryId))
  return parent === undefined ? { cid: categoryId } : { cid: parent.id, child: categoryId }
}

const route = getRouteApi('/_main/courses/')

const Filters = styled.div`
  display: grid;
  gap: ${token('space-3')};
  margin-block-end: ${token('space-6')};
`

/** As high as one row of choices, whose name stands above it on a phone. */
const RowPlace = styled.div`
  block-size: 76px;
  ${media.md} {
    block-size: ${token('control-md')};
  }
  ${media.lg} {
    block-size: ${token('control-sm')};
  }
`

function RowSkeleton() {
  return (
    <RowPlace>
      <Skeleton height="100%" />
    </RowPlace>
  )
}

const Total = styled.p`
  margin-block-end: ${token('space-4')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

/** All courses, filtered by category and scene; every choice is in the URL. */
export function CourseListPage() {
  const { api } = useServices()
  const href = useHref()
  const { cid, child, scene, page } = route.useSearch()
  const input = courseListInput({ cid, child, scene, page })
  const offer = useCardOffer()
  const categories = useQuery(categoriesQuery(api))
  // While the next list is on its way the last one stays, dimmed, and the filters stay usable.
  const courses = useQuery({ ...coursesQuery(api, input), placeholderData: keepPreviousData })
  return (
    <PageBody title={messages.allCourses}>
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
      <PagedList
        query={courses}
        skeleton={<CourseGridSkeleton count={12} />}
        page={input.page}
        pageSize={pageSizes.courses}
        hrefFor={(target) =>
          href({ to: '/courses', search: { cid, child, scene, page: pageParam(target) } })
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
              hrefFor={({ id }) => href(courseLink(id))}
              headingLevel={2}
              {...offer}
              eagerCount={4}
              emptyAction={
                <ButtonLink href={href({ to: '/courses' })}>{messages.seeAllCourses}</ButtonLink>
              }
            />
          </Stale>
        )}
      </PagedList>
    </PageBody>
  )
}
