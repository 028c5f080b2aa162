import { useEffect, useMemo } from 'react'
import { useAuthContext } from '../provider/use-auth-context'
import { useStore } from '../provider/use-store'
import { createDeadlines, type Deadlines } from './deadlines'

/** Returns the deadlines of the nearest `AuthProvider`. Removes outdated ones on mount and unmount. */
export function useDeadlines(): Deadlines {
  const { pageDeadlines } = useAuthContext()
  const store = useStore()
  const deadlines = useMemo(() => createDeadlines(store, pageDeadlines), [store, pageDeadlines])
  useEffect(() => {
    deadlines.sweep()
    return () => deadlines.sweep()
  }, [deadlines])
  return deadlines
}
