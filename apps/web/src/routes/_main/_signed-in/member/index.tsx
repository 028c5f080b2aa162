import { createFileRoute } from '@tanstack/react-router'
import { memberSearch } from '../../../../search-schemas'
import { MemberPage } from '../../../../pages/member/member-page'

export const Route = createFileRoute('/_main/_signed-in/member/')({
  validateSearch: memberSearch,
  component: MemberPage,
})
