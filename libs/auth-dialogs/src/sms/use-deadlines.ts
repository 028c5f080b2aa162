import { useEffect, useMemo } from 'react'
import { useAuthContext } from '../provider/use-auth-context'
import { createDeadlines, type Deadlines } from './deadlines'

/** Returns the deadlines of the nearest `AuthProvider`. Removes outdated ones on mount and unmount. */
export function useDeadlines(): Deadlines {
  const { pageDeadlines, store } = useAuthContext()
  const deadlines = useMemo(() => createDeadlines(store, pageDeadlines), [store, pageDeadlines])
  useEffect(() => {
    deadlines.sweep()
    return () => deadlines.sweep()
  }, [deadlines])
  return deadlines
}
