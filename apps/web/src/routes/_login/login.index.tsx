import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../search-schemas'
import { LoginPage } from '../../pages/login/login-page'

export const Route = createFileRoute('/_login/login/')({
  validateSearch: redirectSearch,
  component: LoginPage,
})
