import { useEffect, useState } from 'react'

/** Time for a page to load its main content, in ms. Less important requests start afterwards. */
const settlingMs = 4_000

/** Returns true once the page has had time to load its main content. */
export function useIsPageSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settlingMs)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
