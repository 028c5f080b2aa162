import { createFileRoute } from '@tanstack/react-router'
import { errorSearch } from '../../core/router/search-schemas'
import { ErrorPage } from '../../shell/errors/error-page'
import * as titles from '../../core/router/titles'

export const Route = createFileRoute('/_main/error')({
  staticData: { title: titles.errorTitle, hasTabBar: true },
  validateSearch: errorSearch,
  component: ErrorPage,
})
