import { createFileRoute } from '@tanstack/react-router'
import { searchSearch } from '../../search-schemas'
import { SearchPage } from '../../pages/search/search-page'

export const Route = createFileRoute('/_main/search')({
  validateSearch: searchSearch,
  component: SearchPage,
})
