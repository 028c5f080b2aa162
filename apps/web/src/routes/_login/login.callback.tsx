import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../search-schemas'
import { LoginCallbackPage } from '../../pages/login-callback/login-callback-page'
import { pageHead } from '../../page-head'
import * as titles from '../../titles'

export const Route = createFileRoute('/_login/login/callback')({
  validateSearch: redirectSearch,
  head: ({ match }) => pageHead(match.context, { title: titles.callbackTitle }),
  component: LoginCallbackPage,
})
