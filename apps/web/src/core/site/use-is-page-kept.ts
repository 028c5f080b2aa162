import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'

function hasLoaded(queryClient: QueryClient): boolean {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' })
  return shown.every(({ state }) => state.data !== undefined)
}

/**
 * Whether the page stays during maintenance, because all of it had loaded when the maintenance began. The next
 * navigation ends it.
 */
export function useIsPageKept(isInMaintenance: boolean): boolean {
  const queryClient = useQueryClient()
  const page = useLocation({
    // Without maintenance, a change of the URL does not render the page again.
    select: ({ pathname, searchStr }) => (isInMaintenance ? pathname + searchStr : ''),
  })
  const [before, setBefore] = useState(false)
  const [keptPage, setKeptPage] = useState<string | null>(null)
  if (isInMaintenance !== before) {
    setBefore(isInMaintenance)
    setKeptPage(isInMaintenance && hasLoaded(queryClient) ? page : null)
  } else if (keptPage !== null && keptPage !== page) {
    setKeptPage(null)
  }
  return keptPage === page
}
