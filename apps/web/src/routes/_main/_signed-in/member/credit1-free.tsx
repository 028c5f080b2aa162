import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '../../../../search-schemas'
import { CreditPage } from '../../../../pages/credit/credit-page'

export const Route = createFileRoute('/_main/_signed-in/member/credit1-free')({
  validateSearch: pageSearch,
  component: CreditPage,
})
