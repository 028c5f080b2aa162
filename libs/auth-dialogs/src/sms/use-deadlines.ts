import { useEffect, useMemo } from 'react'
import { useAuthContext } from '../provider/use-auth-context'
import { createDeadlines, type Deadlines } from './deadlines'

/** The deadlines of the nearest `AuthProvider`; a form that comes or goes takes out what is over. */
export function useDeadlines(): Deadlines {
  const { store, ownDeadlines } = useAuthContext()
  const deadlines = useMemo(() => createDeadlines(store, ownDeadlines), [store, ownDeadlines])
  useEffect(() => {
    deadlines.sweep()
    return () => deadlines.sweep()
  }, [deadlines])
  return deadlines
}
