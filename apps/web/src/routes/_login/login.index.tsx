import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../core/router/search-schemas'
import { LoginPage } from '../../features/auth/pages/login-page'
import * as titles from '../../core/router/titles'

export const Route = createFileRoute('/_login/login/')({
  staticData: { title: titles.loginTitle },
  validateSearch: redirectSearch,
  component: LoginPage,
})
