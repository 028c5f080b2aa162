import { useEffect, useRef } from 'react'

/** Does something once `isDue` has been true for so many ms. */
export function useDelayedAction(isDue: boolean, ms: number, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => latest.current(), ms)
    return () => clearTimeout(timer)
  }, [isDue, ms])
}
