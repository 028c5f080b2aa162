import { useEffect, useEffectEvent } from 'react'

/** Retries once the network is back. */
export function useOnlineRetry(isOffline: boolean, retry: () => void): void {
  const retryNow = useEffectEvent(retry)
  useEffect(() => {
    if (!isOffline) return
    const tryAgain = () => retryNow()
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [isOffline])
}
