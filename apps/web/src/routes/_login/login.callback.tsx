import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../core/router/search-schemas'
import { LoginCallbackPage } from '../../features/auth/pages/login-callback-page'
import * as titles from '../../core/router/titles'

export const Route = createFileRoute('/_login/login/callback')({
  staticData: { title: titles.callbackTitle },
  validateSearch: redirectSearch,
  component: LoginCallbackPage,
})
