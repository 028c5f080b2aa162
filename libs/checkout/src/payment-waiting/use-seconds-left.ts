import { useEffect, useState } from 'react'

function secondsUntil(deadline: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
}

/** Whole seconds until an instant (ms since the epoch), 0 once it is past; right after sleep. */
export function useSecondsLeft(deadline: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline))
  // The clock is outside React; it is read again each second until the deadline.
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(deadline)), 1000)
    return () => clearInterval(timer)
  }, [deadline])
  return seconds
}
