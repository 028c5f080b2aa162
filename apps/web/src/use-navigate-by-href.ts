import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Navigate } from '@shuyuan/ui'

/**
 * In-site navigation by address, for the links of the libraries. A change of the path starts at the
 * top; a change of the query alone (a tab, a filter) stays where the reader is, but for a new page of
 * a list.
 */
export function useNavigateByHref(): Navigate {
  const router = useRouter()
  return useCallback(
    (href, options) => {
      const here = new URL(window.location.href)
      const target = new URL(href, here)
      const resetScroll =
        target.pathname !== here.pathname ||
        target.searchParams.get('page') !== here.searchParams.get('page')
      void router.navigate({
        href: target.pathname + target.search + target.hash,
        replace: options?.replace,
        resetScroll,
      })
    },
    [router],
  )
}
