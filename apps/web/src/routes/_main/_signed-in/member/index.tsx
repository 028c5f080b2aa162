import { memberQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { memberSearch } from '../../../../core/router/search-schemas'
import { MemberPage } from '../../../../features/member/member-page'
import { startQuery } from '../../../../core/router/start-query'
import * as titles from '../../../../core/router/titles'

export const Route = createFileRoute('/_main/_signed-in/member/')({
  staticData: { title: titles.member },
  validateSearch: memberSearch,
  loader: ({ context: { api, queryClient } }) => startQuery(queryClient, memberQuery(api)),
  component: MemberPage,
})
