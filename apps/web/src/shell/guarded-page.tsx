import { Outlet } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useServices } from '../core/use-services'
import { GuardedPageSkeleton } from './guarded-page-skeleton'

/**
 * A page that requires a sign-in. Behind the server's skeleton, React renders it in small steps, so that a tap meanwhile
 * gets a response.
 */
export function GuardedPage() {
  const { hydration } = useServices()
  const isReady = useDeferredValue(true, hydration.isDone())
  return isReady ? <Outlet /> : <GuardedPageSkeleton />
}
