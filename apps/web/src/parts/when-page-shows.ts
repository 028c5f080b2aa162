import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/** A page that waits longer than this shows skeletons or failures, which are content enough. */
const longestWaitMs = 4_000

/** Long enough for a page to be drawn and to ask for its data. */
const settleMs = 50

/** Resolves once the first page is there and nothing that it asked for is on its way. */
export async function whenPageShows(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, settleMs))
  const since = Date.now()
  do await pause()
  while (
    Date.now() - since < longestWaitMs &&
    (router.state.resolvedLocation === undefined ||
      router.state.status === 'pending' ||
      queryClient.isFetching() > 0)
  )
}
