import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../app/router/search-schemas'
import { LoginCallbackPage } from '../../features/auth/login-callback-page'
import { pageHead } from '../../app/router/page-head'
import * as titles from '../../app/router/titles'

export const Route = createFileRoute('/_login/login/callback')({
  staticData: { title: titles.callbackTitle },
  validateSearch: redirectSearch,
  head: ({ match }) => pageHead(match),
  component: LoginCallbackPage,
})
