import { memberQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { memberSearch } from '../../../../search-schemas'
import { MemberPage } from '../../../../pages/member/member-page'
import { startQuery } from '../../../../start-query'
import { pageHead } from '../../../../page-head'
import * as titles from '../../../../titles'

export const Route = createFileRoute('/_main/_signed-in/member/')({
  validateSearch: memberSearch,
  loader: ({ context: { api, queryClient } }) => startQuery(queryClient, memberQuery(api)),
  head: ({ match }) => pageHead(match.context, { title: titles.member }),
  component: MemberPage,
})
