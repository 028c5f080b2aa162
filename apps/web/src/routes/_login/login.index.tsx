import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../app/router/search-schemas'
import { LoginPage } from '../../features/auth/login-page'
import { pageHead } from '../../app/router/page-head'
import * as titles from '../../app/router/titles'

export const Route = createFileRoute('/_login/login/')({
  staticData: { title: titles.loginTitle },
  validateSearch: redirectSearch,
  head: ({ match }) => pageHead(match),
  component: LoginPage,
})
