import { noop, type QueryClient, type QueryExecuteOptions } from '@tanstack/react-query'

/**
 * Starts a call of a page from its loader, side by side with the page's code, unless its reply is there
 * already. The page reads the same options, and its block shows a failure with a retry: a loader neither
 * waits nor fails, and it leaves what failed to the block, or each `router.invalidate()` would ask again.
 * On a server the loader waits, because a page is sent once.
 */
export function startQuery<Model, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: QueryExecuteOptions<Model, Error, Model, Model, Key>,
): Promise<void> | undefined {
  if (queryClient.getQueryState(query.queryKey)?.status === 'error') return undefined
  const reply = queryClient
    .query({ ...query, staleTime: 'static', ...(import.meta.env.SSR && { retry: false }) })
    .then(noop, noop)
  return import.meta.env.SSR ? reply : undefined
}
