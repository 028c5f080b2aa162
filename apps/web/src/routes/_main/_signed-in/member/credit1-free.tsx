import { creditRecordsQuery, memberQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '../../../../search-schemas'
import { CreditPage } from '../../../../pages/credit/credit-page'
import { startQuery } from '../../../../start-query'
import { pageHead } from '../../../../page-head'
import * as titles from '../../../../titles'

export const Route = createFileRoute('/_main/_signed-in/member/credit1-free')({
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context: { api, queryClient }, deps: { page = 1 } }) => {
    startQuery(queryClient, memberQuery(api))
    startQuery(queryClient, creditRecordsQuery(api, { page }))
  },
  head: ({ match }) => pageHead(match.context, { title: titles.credit }),
  component: CreditPage,
})
