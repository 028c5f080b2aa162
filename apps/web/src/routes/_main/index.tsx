import { homeBlocksQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../../pages/home/home-page'

export const Route = createFileRoute('/_main/')({
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(homeBlocksQuery(api))
  },
  component: HomePage,
})
