import { memberQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../search-schemas'
import { requireToken } from '../../guards'
import { BindMobilePage } from '../../pages/bind-mobile/bind-mobile-page'
import { startQuery } from '../../start-query'
import { pageHead } from '../../page-head'
import * as titles from '../../titles'

export const Route = createFileRoute('/_main/bind-mobile')({
  validateSearch: redirectSearch,
  beforeLoad: requireToken,
  loader: ({ context: { api, queryClient } }) => startQuery(queryClient, memberQuery(api)),
  head: ({ match }) => pageHead(match.context, { title: titles.bindMobileTitle }),
  component: BindMobilePage,
})
