import { useCallback } from 'react'
import { useLatest } from './use-latest'

/** A function that stays the same between renders and does what the one of the latest render does. */
export function useStable<Args extends unknown[]>(
  work: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useLatest(work)
  return useCallback((...args: Args) => latest.current(...args), [latest])
}
