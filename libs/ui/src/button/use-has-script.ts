import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page's script runs: `false` on the server and until a page made there is taken over. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
