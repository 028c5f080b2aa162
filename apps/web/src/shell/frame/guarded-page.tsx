import { Outlet, useRouter } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { GuardedPageSkeleton } from './guarded-page-skeleton'

/**
 * A page that requires a sign-in. The first page of a visit is behind its skeleton, so React renders it in small steps
 * and a tap meanwhile gets a response.
 */
export function GuardedPage() {
  const { state } = useRouter()
  const [isFirstPage] = useState(state.resolvedLocation === undefined)
  const isReady = useDeferredValue(true, !isFirstPage)
  return isReady ? <Outlet /> : <GuardedPageSkeleton />
}
