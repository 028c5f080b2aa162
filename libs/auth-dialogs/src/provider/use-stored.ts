import { useState, useSyncExternalStore } from 'react'
import { useAuthContext } from './use-auth-context'

const never = () => () => undefined

/**
 * What the store held when the component was first shown: later changes, made here or in another tab,
 * do not pull the ground away. `null` on the server and while a page made there is taken over.
 */
export function useStored(key: string): string | null {
  const { store } = useAuthContext()
  const [read] = useState(() => {
    let kept: { value: string | null } | undefined
    return () => (kept ??= { value: store.get(key) }).value
  })
  return useSyncExternalStore(never, read, () => null)
}
