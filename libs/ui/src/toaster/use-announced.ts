import { useEffect, useState } from 'react'

/**
 * Returns false on the first render and true shortly after: screen readers announce a status only if its text
 * arrives after its element.
 */
export function useAnnounced(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), 30)
    return () => clearTimeout(timer)
  }, [])
  return isReady
}
