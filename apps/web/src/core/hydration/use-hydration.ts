import { lazyCodeArrival } from '@shuyuan/ui'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Site } from '../boot'
import { showAccount } from '../account/show-account'
import { replayQueuedClick } from './queued-clicks'
import { refetchStaleQueries } from './refetch-stale-queries'
import { whenIdle } from './when-idle'

/**
 * Collects the hashes of the queries that the server rendered. They are added to the cache with data or, if the API
 * refused, with an error, which stays until the user retries.
 */
export function collectRenderedQueries(queryClient: QueryClient): ReadonlySet<string> {
  const hashes = new Set<string>()
  queryClient.getQueryCache().subscribe(({ type, query: { queryHash, queryKey, state } }) => {
    if (type !== 'added') return
    if (state.data !== undefined) hashes.add(queryHash)
    // A retry would replace the rendered refusal with a skeleton when its part hydrates, which may be much later.
    if (state.error !== null) queryClient.setQueryDefaults(queryKey, { retryOnMount: false })
  })
  return hashes
}

/**
 * Finishes hydration once the lazy parts of the page are hydrated as well. React would render them again
 * if the page changed earlier.
 */
export function useHydration(
  { services, begin }: Site,
  rendered: ReadonlySet<string>,
  whenRendered: Promise<void>,
): void {
  useEffect(() => {
    const { hydration } = services
    if (hydration.isDone()) return
    async function finish() {
      await whenRendered
      await whenIdle()
      await lazyCodeArrival()
      await whenIdle()
      if (hydration.isDone()) return
      hydration.finish()
      // A learner's click is replayed once the account has replaced the visitor's content.
      await Promise.all([begin(), refetchStaleQueries(services, rendered)])
      await showAccount()
      await replayQueuedClick()
    }
    void finish()
  }, [services, begin, rendered, whenRendered])
}
