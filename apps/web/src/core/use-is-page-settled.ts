import { useEffect, useState } from 'react'

/** When a page has what it is opened for. Calls that can wait until then are not part of its price. */
const settlingMs = 4_000

/** `false` while a page is opened, `true` once there is time for what can wait. */
export function useIsPageSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settlingMs)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
