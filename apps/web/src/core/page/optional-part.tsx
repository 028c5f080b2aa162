import { ErrorBoundary } from '@shuyuan/ui'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Part of a page that is hidden while it loads, and if it fails. The next page tries again. */
export function OptionalPart({ children }: { children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <ErrorBoundary skeleton={null} fallback={null} resetKeys={[pathname]}>
      {children}
    </ErrorBoundary>
  )
}
