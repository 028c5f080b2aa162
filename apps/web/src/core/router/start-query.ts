import { noop, type QueryClient, type QueryExecuteOptions } from '@tanstack/react-query'

/**
 * Starts a query of a page in its loader, in parallel with loading the page's code, unless it is cached. The
 * loader neither waits nor throws, and the page's `QueryBlock` shows a failure. A failed query is not repeated
 * here, or each `router.invalidate()` would refetch it. On the server the loader waits, because the HTML is
 * sent once.
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
