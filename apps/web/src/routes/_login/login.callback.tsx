import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../search-schemas'
import { LoginCallbackPage } from '../../pages/login-callback/login-callback-page'

export const Route = createFileRoute('/_login/login/callback')({
  validateSearch: redirectSearch,
  component: LoginCallbackPage,
})
