import { creditRecordsQuery, memberQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '../../../../core/router/search-schemas'
import { CreditPage } from '../../../../features/member/credit/credit-page'
import { startQuery } from '../../../../core/router/start-query'
import * as titles from '../../../../core/router/titles'

export const Route = createFileRoute('/_main/_signed-in/member/credit1-free')({
  staticData: { title: titles.credit },
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context: { api, queryClient }, deps: { page = 1 } }) => {
    void startQuery(queryClient, memberQuery(api))
    void startQuery(queryClient, creditRecordsQuery(api, { page }))
  },
  component: CreditPage,
})
