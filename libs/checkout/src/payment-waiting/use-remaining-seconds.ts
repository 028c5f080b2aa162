import { useEffect, useState } from 'react'

function secondsUntil(deadline: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
}

/**
 * Counts the whole seconds until a time (ms since 1970); 0 once it has passed. Correct after the
 * computer slept.
 */
export function useRemainingSeconds(deadline: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(deadline)), 1000)
    return () => clearInterval(timer)
  }, [deadline])
  return seconds
}
