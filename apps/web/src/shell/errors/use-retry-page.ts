import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'

/** Reloads code and data of a failed page, on `retry` and when the browser goes online. */
export function useRetryPage(): { isRetrying: boolean; retry: () => void } {
  const router = useRouter()
  const [isRetrying, setRetrying] = useState(false)

  const retry = useCallback(() => {
    setRetrying(true)
    void router.invalidate().finally(() => setRetrying(false))
  }, [router])

  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])

  return { isRetrying, retry }
}
