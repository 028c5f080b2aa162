import { coursesQuery, searchQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { searchSearch } from '../../core/router/search-schemas'
import { SearchPage } from '../../features/search/search-page'
import { startOptionalQuery, startQuery } from '../../core/router/start-query'
import { PageHead } from '../../core/page/page-head'
import * as titles from '../../core/router/titles'

export const Route = createFileRoute('/_main/search')({
  staticData: { title: titles.search, head: <SearchHead />, hasTabBar: true },
  validateSearch: searchSearch,
  loaderDeps: ({ search: { keywords, type, page } }) => ({ keywords, type, page }),
  loader: async ({ context: { api, queryClient }, deps: { keywords, type, page = 1 } }) => {
    const popular = coursesQuery(api, { page: 1, scene: 'sub' })
    if (!keywords) return startOptionalQuery(queryClient, popular)
    const hits = searchQuery(api, { keywords, type, page })
    await startQuery(queryClient, hits)
    if (queryClient.getQueryData(hits.queryKey)?.total !== 0) return
    // Few searches have no hits. If the code fails to load, the page requests the matches.
    const titleMatches = import('../../features/search/title-matches-query').then(
      (code) => startOptionalQuery(queryClient, code.titleMatchesQuery(api, keywords)),
      () => undefined,
    )
    await Promise.all([titleMatches, startOptionalQuery(queryClient, popular)])
  },
  component: SearchPage,
})

function SearchHead() {
  const { keywords } = Route.useSearch()
  return <PageHead title={keywords ? titles.searchResultsFor(keywords) : titles.search} />
}
