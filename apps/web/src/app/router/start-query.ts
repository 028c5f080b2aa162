import { noop, type QueryClient, type QueryExecuteOptions } from '@tanstack/react-query'

/**
 * Starts a call of a page from its loader, side by side with the page's code, unless its reply is there
 * already. The page reads the same options, and its block shows a failure with a retry: a loader neither
 * waits nor fails, and it leaves what failed to the block, or each `router.invalidate()` would ask again.
 */
export function startQuery<Model, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: QueryExecuteOptions<Model, Error, Model, Model, Key>,
): void {
  if (queryClient.getQueryState(query.queryKey)?.status === 'error') return
  void queryClient.query({ ...query, staleTime: 'static' }).catch(noop)
}
