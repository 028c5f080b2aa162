import { useEffect, useRef } from 'react'

/** Tries again by itself once the network is back. */
export function useOnlineRetry(isOffline: boolean, retry: () => void): void {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    if (!isOffline) return
    const tryAgain = () => latest.current()
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [isOffline])
}
