import { coursesQuery, searchQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { searchSearch } from '../../core/router/search-schemas'
import { SearchPage } from '../../features/search/search-page'
import { startQuery } from '../../core/router/start-query'
import { pageHead } from '../../core/router/page-head'
import * as titles from '../../core/router/titles'

export const Route = createFileRoute('/_main/search')({
  staticData: { title: titles.search },
  validateSearch: searchSearch,
  loaderDeps: ({ search: { keywords, type, page } }) => ({ keywords, type, page }),
  loader: async ({ context: { api, queryClient }, deps: { keywords, type, page = 1 } }) => {
    await (keywords
      ? startQuery(queryClient, searchQuery(api, { keywords, type, page }))
      : startQuery(queryClient, coursesQuery(api, { page: 1, scene: 'sub' })))
  },
  head: ({ match }) => {
    const { keywords } = match.search
    return pageHead(match, { title: keywords ? titles.searchResultsFor(keywords) : undefined })
  },
  component: SearchPage,
})
