import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../search-schemas'
import { LoginPage } from '../../pages/login/login-page'
import { pageHead } from '../../page-head'
import * as titles from '../../titles'

export const Route = createFileRoute('/_login/login/')({
  validateSearch: redirectSearch,
  head: ({ match }) => pageHead(match.context, { title: titles.loginTitle }),
  component: LoginPage,
})
