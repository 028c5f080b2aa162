import { useEffect, useState } from 'react'

/** The time, ms since the epoch, renewed every so often. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now)
  // Time goes by outside React.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
