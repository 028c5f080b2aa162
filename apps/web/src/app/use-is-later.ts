import { useEffect, useState } from 'react'

/** When a page has what it is opened for. Calls that can wait until then are not part of its price. */
const laterMs = 4_000

/** `false` while a page is opened, `true` once there is time for what can wait. */
export function useIsLater(): boolean {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), laterMs)
    return () => clearTimeout(timer)
  }, [])
  return isLater
}
