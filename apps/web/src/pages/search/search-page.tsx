import type { SearchHit } from '@shuyuan/api'
import { pageSizes, searchQuery } from '@shuyuan/api/query'
import { CourseGridSkeleton, SearchResults, SearchTypeFilter } from '@shuyuan/courses'
import { ButtonLink, EmptyState, Skeleton, token } from '@shuyuan/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { lazyBlock } from '../../blocks/lazy-block'
import { PagedList } from '../../blocks/paged-list'
import { Stale } from '../../blocks/stale'
import { href, pageParam } from '../../href'
import * as messages from '../../page-messages'
import { useServices } from '../../use-services'
import { PageBody } from '../frames/page-body'

const route = getRouteApi('/_main/search')

const Filter = styled.div`
  margin-block-end: ${token('space-4')};
`

const Reach = styled.p`
  margin-block-start: ${token('space-4')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
  text-align: center;
`

/** What courses others take, before anything is searched for. */
const Suggestions = lazyBlock(
  'search-suggestions',
  () => import('./suggestions').then((module) => module.Suggestions),
  <CourseGridSkeleton count={4} />,
)

const NoHits = lazyBlock(
  'search-no-hits',
  () => import('./no-hits').then((module) => module.NoHits),
  <CourseGridSkeleton count={4} />,
)

/** More hits than these cannot be reached, whatever the page. */
const searchReach = 100

function hitHref({ resourceType, resourceId }: SearchHit): string | null {
  if (resourceType === 'vod') return `/courses/detail/${resourceId}`
  return resourceType === 'video' ? `/courses/video/${resourceId}` : null
}

/** Results for the keywords of the address. */
export function SearchPage() {
  const { keywords } = route.useSearch()
  return (
    <PageBody
      title={keywords === undefined ? messages.search : messages.searchResultsFor(keywords)}
    >
      {keywords === undefined || keywords === '' ? (
        <>
          <EmptyState
            picture="search"
            title={messages.searchPrompt}
            action={<ButtonLink href="/courses">{messages.browseCourses}</ButtonLink>}
          />
          <Suggestions />
        </>
      ) : (
        <Results key={keywords} keywords={keywords} />
      )}
    </PageBody>
  )
}

function Results({ keywords }: { keywords: string }) {
  const { api } = useServices()
  const { type = '', page = 1 } = route.useSearch()
  // The last list stays until the next one is there: its count is a live region that must not go.
  const query = useQuery({
    ...searchQuery(api, { keywords, type, page }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Filter>
        <SearchTypeFilter
          type={type}
          hrefFor={(choice) => href('/search', { keywords, type: choice })}
        />
      </Filter>
      <PagedList
        query={query}
        skeleton={<Skeleton lines={10} />}
        page={page}
        pageSize={pageSizes.search}
        hrefFor={(target) => href('/search', { keywords, type, page: pageParam(target) })}
      >
        {({ items, total }) => (
          <Stale
            data-stale={query.isPlaceholderData || undefined}
            aria-busy={query.isPlaceholderData}
          >
            {total === 0 ? (
              <NoHits keywords={keywords} type={type} />
            ) : (
              <SearchResults hits={items} total={total} keywords={keywords} hrefFor={hitHref} />
            )}
            {total >= searchReach && <Reach>{messages.searchBest}</Reach>}
          </Stale>
        )}
      </PagedList>
    </>
  )
}
