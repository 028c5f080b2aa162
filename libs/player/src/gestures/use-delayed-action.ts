import { useEffect, useEffectEvent } from 'react'

/** Calls `act` once `isDue` has been true for `ms` milliseconds. */
export function useDelayedAction(isDue: boolean, ms: number, act: () => void): void {
  const runAction = useEffectEvent(act)
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => runAction(), ms)
    return () => clearTimeout(timer)
  }, [isDue, ms])
}
