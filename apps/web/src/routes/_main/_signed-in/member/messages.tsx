import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '../../../../search-schemas'
import { MessagesPage } from '../../../../pages/messages/messages-page'

export const Route = createFileRoute('/_main/_signed-in/member/messages')({
  validateSearch: pageSearch,
  component: MessagesPage,
})
