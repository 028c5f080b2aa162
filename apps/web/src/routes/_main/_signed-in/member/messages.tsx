import { messagesQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '../../../../search-schemas'
import { MessagesPage } from '../../../../pages/messages/messages-page'
import { startQuery } from '../../../../start-query'
import { pageHead } from '../../../../page-head'
import * as titles from '../../../../titles'

export const Route = createFileRoute('/_main/_signed-in/member/messages')({
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context: { api, queryClient }, deps: { page = 1 } }) =>
    startQuery(queryClient, messagesQuery(api, { page })),
  head: ({ match }) => pageHead(match.context, { title: titles.messages }),
  component: MessagesPage,
})
