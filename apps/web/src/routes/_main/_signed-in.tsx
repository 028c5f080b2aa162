import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireLogin } from '../../core/router/guards'
import { GuardedPageSkeleton } from '../../shell/guarded-page-skeleton'

export const Route = createFileRoute('/_main/_signed-in')({
  // A server knows no account.
  ssr: false,
  beforeLoad: requireLogin,
  // What a server sends is the frame alone.
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: Outlet,
  pendingComponent: GuardedPageSkeleton,
})
