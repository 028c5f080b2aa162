import { memberQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../core/router/search-schemas'
import { requireStep } from '../../core/router/guards'
import { BindMobilePage } from '../../features/auth/pages/bind-mobile-page'
import { startQuery } from '../../core/router/start-query'
import * as titles from '../../core/router/titles'

export const Route = createFileRoute('/_main/bind-mobile')({
  staticData: { title: titles.bindMobileTitle },
  validateSearch: redirectSearch,
  ssr: false,
  beforeLoad: requireStep,
  loader: ({ context: { api, queryClient } }) => startQuery(queryClient, memberQuery(api)),
  component: BindMobilePage,
})
