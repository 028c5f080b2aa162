import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Recomputes the heads of the current routes when the cached data that they read arrives or changes. In the
 * browser, loaders don't wait for that data.
 */
export function useFreshHead(known: string | undefined): void {
  const router = useRouter()
  const { hydration } = router.options.context
  useEffect(() => {
    if (known !== undefined && hydration.isDone()) void router.invalidate()
  }, [known, router, hydration])
}
