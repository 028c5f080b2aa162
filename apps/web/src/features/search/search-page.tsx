import { pageSizes, searchQuery } from '@shuyuan/api/query'
import { SearchResults, SearchResultsSkeleton, SearchTypeFilter } from '@shuyuan/courses'
import { SearchBox } from '@shuyuan/layout'
import { ButtonLink, EmptyNote, media, toast, token } from '@shuyuan/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { keywordMissing } from '../../core/page/messages'
import { PagedList } from '../../core/page/paged-list'
import { Stale } from '../../core/page/stale'
import { pageParam } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import * as messages from './messages'
import { useServices } from '../../core/use-services'
import { PageBody } from '../../core/page/page-body'
import { NoHits } from './no-hits'
import { suggest } from './suggest'
import { useHitHref } from './use-hit-href'
import { useRememberSearch } from './use-remember-search'
import { PopularCourses } from '../../core/page/popular-courses'

const route = getRouteApi('/_main/search')

const Filter = styled.div`
  margin-block-end: ${token('space-5')};
`

const LimitNote = styled.p`
  margin-block-start: ${token('space-4')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
  text-align: center;
`

/** Wider screens have the field in the header. */
const PhoneSearch = styled.div`
  margin-block-end: ${token('space-5')};
  ${media.md} {
    display: none;
  }
`

/** The server returns no hits beyond this number on any page. */
const maxReachableHits = 100

export function SearchPage() {
  const { keywords } = route.useSearch()
  const href = useHref()
  const navigate = route.useNavigate()
  const field = useRef<HTMLInputElement>(null)
  useRememberSearch(keywords)
  return (
    <PageBody
      title={keywords === undefined ? messages.search : messages.searchResultsFor(keywords)}
    >
      <PhoneSearch>
        <SearchBox
          key={keywords}
          inputRef={field}
          keywords={keywords ?? ''}
          action={href({ to: '/search' })}
          onSearch={(next) => void navigate({ search: { keywords: next } })}
          onEmptySearch={() => toast.error(keywordMissing)}
          suggestions={suggest}
        />
      </PhoneSearch>
      {keywords === undefined || keywords === '' ? (
        <>
          <EmptyNote
            title={messages.searchPrompt}
            action={
              <ButtonLink href={href({ to: '/courses' })} variant="secondary">
                {messages.seeAllCourses}
              </ButtonLink>
            }
          />
          <PopularCourses />
        </>
      ) : (
        <Results key={keywords} keywords={keywords} />
      )}
    </PageBody>
  )
}

function Results({ keywords }: { keywords: string }) {
  const { api } = useServices()
  const href = useHref()
  const { type = '', page = 1 } = route.useSearch()
  // Keeps the previous list while the next one loads, because its count is a live region.
  const query = useQuery({
    ...searchQuery(api, { keywords, type, page }),
    placeholderData: keepPreviousData,
  })
  const hrefForHit = useHitHref()
  return (
    <>
      <Filter>
        <SearchTypeFilter
          type={type}
          hrefFor={(choice) =>
            href({ to: '/search', search: { keywords, type: choice || undefined } })
          }
        />
      </Filter>
      <PagedList
        query={query}
        skeleton={<SearchResultsSkeleton />}
        page={page}
        pageSize={pageSizes.search}
        hrefFor={(target) =>
          href({
            to: '/search',
            search: { keywords, type: type || undefined, page: pageParam(target) },
          })
        }
      >
        {({ items, total }) => (
          <Stale
            data-stale={query.isPlaceholderData || undefined}
            aria-busy={query.isPlaceholderData}
          >
            {total === 0 ? (
              <NoHits keywords={keywords} type={type} />
            ) : (
              <SearchResults hits={items} total={total} keywords={keywords} hrefFor={hrefForHit} />
            )}
            {total >= maxReachableHits && <LimitNote>{messages.searchBest}</LimitNote>}
          </Stale>
        )}
      </PagedList>
    </>
  )
}
