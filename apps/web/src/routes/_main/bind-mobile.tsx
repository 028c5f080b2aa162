import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../search-schemas'
import { requireToken } from '../../guards'
import { BindMobilePage } from '../../pages/bind-mobile/bind-mobile-page'

export const Route = createFileRoute('/_main/bind-mobile')({
  validateSearch: redirectSearch,
  beforeLoad: requireToken,
  component: BindMobilePage,
})
