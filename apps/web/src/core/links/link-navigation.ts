import type { Navigate } from '@shuyuan/ui'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Whether a navigation starts at the top of the page: with another path and with another page of a
 * list. A change of the query alone (a tab, a filter) stays where the learner is.
 */
export function startsAtTop(target: URL, here: URL): boolean {
  return (
    target.pathname !== here.pathname ||
    target.searchParams.get('page') !== here.searchParams.get('page')
  )
}

/** In-site navigation by href, for the links that stand in texts. */
export function useNavigateByHref(): Navigate {
  const router = useRouter()
  return useCallback(
    (href, options) => {
      const here = new URL(window.location.href)
      const resetScroll = startsAtTop(new URL(href, here), here)
      void router.navigate({ ...options, href, resetScroll })
    },
    [router],
  )
}

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
