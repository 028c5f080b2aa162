import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../core/router/search-schemas'
import { LoginCallbackPage } from '../../features/auth/login-callback-page'
import { pageHead } from '../../core/router/page-head'
import * as titles from '../../core/router/titles'

export const Route = createFileRoute('/_login/login/callback')({
  staticData: { title: titles.callbackTitle },
  validateSearch: redirectSearch,
  head: ({ match }) => pageHead(match),
  component: LoginCallbackPage,
})
