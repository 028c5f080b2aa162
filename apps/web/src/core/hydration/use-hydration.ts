import { personalScopes } from '@shuyuan/api/query'
import { lazyCodeArrival } from '@shuyuan/ui'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Site } from '../boot'
import { replayQueuedClick } from './queued-clicks'
import { whenIdle } from './when-idle'

/** A rendered page may come from a cache. Older replies are refetched. In ms. */
const oldestMs = 5 * 60_000

/** Collects the hashes of the queries that the server rendered. It rendered them for a visitor. */
export function collectReplies(queryClient: QueryClient): ReadonlySet<string> {
  const hashes = new Set<string>()
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && query.state.data !== undefined) hashes.add(query.queryHash)
  })
  return hashes
}

/**
 * Finishes hydration once the lazy parts of the page are hydrated as well. React would render them again
 * if the page changed earlier.
 */
export function useHydration({ services, begin }: Site, replies: ReadonlySet<string>): void {
  useEffect(() => {
    const { hydration, queryClient, session } = services
    if (hydration.isDone()) return
    async function finish() {
      await whenIdle()
      await lazyCodeArrival()
      await whenIdle()
      if (hydration.isDone()) return
      hydration.finish()
      begin()
      if (session.getToken() !== null) renewReplies()
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state: { dataUpdatedAt, errorUpdatedAt } }) =>
          Math.max(dataUpdatedAt, errorUpdatedAt) < Date.now() - oldestMs,
      })
      await replayQueuedClick()
    }

    /** Invalidates them, so that they are fetched again as the learner. */
    function renewReplies() {
      for (const queryKey of personalScopes) {
        void queryClient.invalidateQueries({
          queryKey,
          predicate: ({ queryHash }) => replies.has(queryHash),
        })
      }
    }
    void finish()
  }, [services, begin, replies])
}
