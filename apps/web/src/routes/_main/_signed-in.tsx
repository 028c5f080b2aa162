import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireLogin } from '../../core/router/guards'
import { GuardedPageSkeleton } from '../../shell/guarded-page-skeleton'

export const Route = createFileRoute('/_main/_signed-in')({
  // The server has no session.
  ssr: false,
  beforeLoad: requireLogin,
  // Server-rendered HTML contains only the frame.
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: Outlet,
  pendingComponent: GuardedPageSkeleton,
})
