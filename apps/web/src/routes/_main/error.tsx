import { createFileRoute } from '@tanstack/react-router'
import { errorSearch } from '../../search-schemas'
import { ErrorPage } from '../../pages/error/error-page'
import { pageHead } from '../../page-head'
import * as titles from '../../titles'

export const Route = createFileRoute('/_main/error')({
  validateSearch: errorSearch,
  head: ({ match }) => pageHead(match.context, { title: titles.errorTitle }),
  component: ErrorPage,
})
