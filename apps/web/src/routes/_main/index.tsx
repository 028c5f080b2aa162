import { homeBlocksQuery, studyListQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../../features/home/home-page'
import { startQuery } from '../../app/router/start-query'
import { pageHead } from '../../app/router/page-head'

export const Route = createFileRoute('/_main/')({
  loader: async ({ context: { api, queryClient, session } }) => {
    const blocks = startQuery(queryClient, homeBlocksQuery(api))
    if (session.getToken() !== null) {
      void startQuery(queryClient, studyListQuery(api, { list: 'learned', page: 1 }))
    }
    await blocks
  },
  head: ({ match }) => pageHead(match.context, { path: match.pathname }),
  component: HomePage,
})
