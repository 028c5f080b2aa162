import { lazyCodeArrival } from '@shuyuan/ui'
import { useEffect } from 'react'
import type { Site } from './boot'
import { replayEarlyTaps } from './early-taps'

/** What came along with a page may have waited in a cache: older replies are asked for again. */
const oldestMs = 5 * 60_000

const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })

/**
 * Ends the take-over of a page that a server made: once its parts are hydrated whose code is fetched
 * on its own. A change before then would have React make those parts anew.
 */
export function useTakeOver({ services, begin }: Site): void {
  useEffect(() => {
    const { takeOver, queryClient } = services
    if (takeOver.isDone()) return
    async function finish() {
      await whenIdle()
      await lazyCodeArrival()
      await whenIdle()
      if (takeOver.isDone()) return
      takeOver.finish()
      begin()
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.dataUpdatedAt < Date.now() - oldestMs,
      })
      replayEarlyTaps()
    }
    void finish()
  }, [services, begin])
}
