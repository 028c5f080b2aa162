import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageSearch } from '../../../../core/router/search-schemas'

/** The URL of the points page in links of the server and of the phone site. */
export const Route = createFileRoute('/_main/_signed-in/member/credit1')({
  validateSearch: pageSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/member/credit1-free', search, replace: true })
  },
})
