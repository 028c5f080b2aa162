import { useEffect, useMemo } from 'react'
import { useAuthContext } from '../provider/use-auth-context'
import { useStore } from '../provider/use-store'
import { createDeadlines, type Deadlines } from './deadlines'

/** The deadlines of the nearest `AuthProvider`; a form that comes or goes takes out what is over. */
export function useDeadlines(): Deadlines {
  const { ownDeadlines } = useAuthContext()
  const store = useStore()
  const deadlines = useMemo(() => createDeadlines(store, ownDeadlines), [store, ownDeadlines])
  useEffect(() => {
    deadlines.sweep()
    return () => deadlines.sweep()
  }, [deadlines])
  return deadlines
}
