import { homeBlocksQuery, studyListQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../../pages/home/home-page'
import { startQuery } from '../../start-query'
import { pageHead } from '../../page-head'

export const Route = createFileRoute('/_main/')({
  loader: ({ context: { api, queryClient, session } }) => {
    startQuery(queryClient, homeBlocksQuery(api))
    if (session.getToken() === null) return
    startQuery(queryClient, studyListQuery(api, { list: 'learned', page: 1 }))
  },
  head: ({ match }) => pageHead(match.context),
  component: HomePage,
})
