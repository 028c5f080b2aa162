import type { Navigate } from '@shuyuan/ui'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { startsAtTop } from './starts-at-top'

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
