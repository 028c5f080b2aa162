import { messagesQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '../../../../core/router/search-schemas'
import { MessagesPage } from '../../../../features/member/message-center/messages-page'
import { startQuery } from '../../../../core/router/start-query'
import * as titles from '../../../../core/router/titles'

export const Route = createFileRoute('/_main/_signed-in/member/messages')({
  staticData: { title: titles.messages },
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context: { api, queryClient }, deps: { page = 1 } }) =>
    startQuery(queryClient, messagesQuery(api, { page })),
  component: MessagesPage,
})
