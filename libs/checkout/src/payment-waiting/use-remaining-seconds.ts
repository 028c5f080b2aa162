import { useEffect, useState } from 'react'

function secondsUntil(deadline: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
}

/** Whole seconds until an instant (ms since the epoch), 0 once it is past; right after sleep. */
export function useRemainingSeconds(deadline: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(deadline)), 1000)
    return () => clearInterval(timer)
  }, [deadline])
  return seconds
}
