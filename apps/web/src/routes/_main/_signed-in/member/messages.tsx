import { messagesQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '../../../../app/router/search-schemas'
import { MessagesPage } from '../../../../features/member/messages/messages-page'
import { startQuery } from '../../../../app/router/start-query'
import { pageHead } from '../../../../app/router/page-head'
import * as titles from '../../../../app/router/titles'

export const Route = createFileRoute('/_main/_signed-in/member/messages')({
  staticData: { title: titles.messages },
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context: { api, queryClient }, deps: { page = 1 } }) =>
    startQuery(queryClient, messagesQuery(api, { page })),
  head: ({ match }) => pageHead(match),
  component: MessagesPage,
})
