import { useEffect, useState } from 'react'

/**
 * `false` for a moment, then `true`: screen readers read a status only when its text arrives after
 * the element itself.
 */
export function useAnnounced(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), 30)
    return () => clearTimeout(timer)
  }, [])
  return isReady
}
