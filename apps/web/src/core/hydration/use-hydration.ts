import { personalScopes } from '@shuyuan/api/query'
import { lazyCodeArrival } from '@shuyuan/ui'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Site } from '../boot'
import { replayEarlyTaps } from './queued-clicks'
import { whenIdle } from './when-idle'

/** What came along with a page may have waited in a cache: older replies are asked for again. */
const oldestMs = 5 * 60_000

/** The hashes of the queries that came along with the page, whose replies are those of a visitor. */
export function collectReplies(queryClient: QueryClient): ReadonlySet<string> {
  const hashes = new Set<string>()
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && query.state.data !== undefined) hashes.add(query.queryHash)
  })
  return hashes
}

/**
 * Ends the take-over of a page that a server made: once its parts are hydrated whose code is fetched
 * on its own. A change before then would have React make those parts anew.
 */
export function useTakeOver({ services, begin }: Site, replies: ReadonlySet<string>): void {
  useEffect(() => {
    const { takeOver, queryClient, session } = services
    if (takeOver.isDone()) return
    async function finish() {
      await whenIdle()
      await lazyCodeArrival()
      await whenIdle()
      if (takeOver.isDone()) return
      takeOver.finish()
      begin()
      if (session.getToken() !== null) renewReplies()
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state: { dataUpdatedAt, errorUpdatedAt } }) =>
          Math.max(dataUpdatedAt, errorUpdatedAt) < Date.now() - oldestMs,
      })
      await replayEarlyTaps()
    }

    /** Asks again, as the learner, for what the server asked for as a visitor. */
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
