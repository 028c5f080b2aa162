import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { LazyNotFoundPage } from '../not-found/lazy-not-found-page'

/** Loads the code of the page that is wanted, when asked to and when the network returns. */
export function useLoadCode(): { isLoading: boolean; load: () => void } {
  const router = useRouter()
  const [isLoading, setLoading] = useState(false)

  const load = useCallback(() => {
    const { routesById, state } = router
    const pages = state.matches.map(({ routeId }) => routesById[routeId].options.component)
    setLoading(true)
    // A page whose code is missing again says so again; the document stays in any case.
    void Promise.all([...pages, LazyNotFoundPage].map((page) => page?.preload?.()))
      .then(() => router.invalidate())
      .finally(() => setLoading(false))
  }, [router])

  useEffect(() => {
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [load])

  return { isLoading, load }
}
