import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Has the heads of the shown routes computed anew once what they read of the query cache is there, or is
 * another: loaders do not wait for it, except on a server.
 */
export function useFreshHead(known: string | undefined): void {
  const router = useRouter()
  const { takeOver } = router.options.context
  useEffect(() => {
    if (known !== undefined && takeOver.isDone()) void router.invalidate()
  }, [known, router, takeOver])
}
