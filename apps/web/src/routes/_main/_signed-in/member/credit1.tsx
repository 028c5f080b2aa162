import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageSearch } from '../../../../core/router/search-schemas'

/** The server and the mobile site link to the points page with this URL. */
export const Route = createFileRoute('/_main/_signed-in/member/credit1')({
  validateSearch: pageSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/member/credit1-free', search, replace: true })
  },
})
