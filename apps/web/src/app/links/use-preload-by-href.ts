import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Preloads a page by its href, for the links that stand in texts. */
export function usePreloadByHref(): (href: string) => void {
  const router = useRouter()
  return useCallback(
    (href) => {
      // The type asks for a path; the router takes it from `href`. A page that cannot be preloaded says
      // so when the link is followed.
      router.preloadRoute({ to: '.', href }).catch(() => {})
    },
    [router],
  )
}
