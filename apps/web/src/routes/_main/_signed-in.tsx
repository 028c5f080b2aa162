import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../core/router/page-head'
import { requireLogin } from '../../core/router/guards'
import { GuardedPage } from '../../shell/guarded-page'
import { GuardedPageSkeleton } from '../../shell/guarded-page-skeleton'

export const Route = createFileRoute('/_main/_signed-in')({
  // The server has no session.
  ssr: false,
  beforeLoad: requireLogin,
  // Server-rendered HTML contains only the frame, without the head of the page itself.
  head: ({ match, matches }) => pageHead(match, { title: matches.at(-1)?.staticData.title }),
  component: GuardedPage,
  pendingComponent: GuardedPageSkeleton,
})
