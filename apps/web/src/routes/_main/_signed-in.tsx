import { createFileRoute } from '@tanstack/react-router'
import { requireLogin } from '../../core/router/guards'
import { GuardedPage } from '../../shell/frame/guarded-page'
import { GuardedPageSkeleton } from '../../shell/frame/guarded-page-skeleton'

export const Route = createFileRoute('/_main/_signed-in')({
  // The server has no session.
  ssr: false,
  beforeLoad: requireLogin,
  component: GuardedPage,
  pendingComponent: GuardedPageSkeleton,
})
