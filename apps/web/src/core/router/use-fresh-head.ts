import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Has the heads of the shown routes computed anew once what they read of the query cache is there, or is
 * another: loaders do not wait for it, except on a server.
 */
export function useFreshHead(known: string | undefined): void {
  const router = useRouter()
  const { hydration } = router.options.context
  useEffect(() => {
    if (known !== undefined && hydration.isDone()) void router.invalidate()
  }, [known, router, hydration])
}
