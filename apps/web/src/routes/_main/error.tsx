import { createFileRoute } from '@tanstack/react-router'
import { errorSearch } from '../../search-schemas'
import { ErrorPage } from '../../pages/error/error-page'

export const Route = createFileRoute('/_main/error')({
  validateSearch: errorSearch,
  component: ErrorPage,
})
