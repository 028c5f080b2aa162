import type { Navigate } from '@shuyuan/ui'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useServices } from '../use-services'

/**
 * Whether a navigation scrolls to the top: if the path or the page number of a list changes. Other query
 * changes, such as a tab or a filter, keep the scroll position.
 */
export function startsAtTop(target: URL, here: URL): boolean {
  return (
    target.pathname !== here.pathname ||
    target.searchParams.get('page') !== here.searchParams.get('page')
  )
}

/** Navigates to an href of this site, once the page is hydrated. */
export function useNavigateByHref(): Navigate {
  const router = useRouter()
  const { whenHydrated } = useServices()
  return useCallback(
    async (href, options) => {
      // React reports an error if a page leaves while it hydrates.
      await whenHydrated
      const here = new URL(window.location.href)
      const resetScroll = startsAtTop(new URL(href, here), here)
      await router.navigate({ ...options, href, resetScroll })
    },
    [router, whenHydrated],
  )
}
