import { noop, type QueryClient, type QueryExecuteOptions } from '@tanstack/react-query'

/**
 * Returns the cached data of a query, or requests it. `undefined` if the query fails, or has failed before: a
 * failed query is not repeated in loaders, or each `router.invalidate()` would refetch it.
 */
export async function queryOnce<Model, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: QueryExecuteOptions<Model, Error, Model, Model, Key>,
): Promise<Model | undefined> {
  if (queryClient.getQueryState(query.queryKey)?.status === 'error') return undefined
  return queryClient
    .query({ ...query, staleTime: 'static', ...(import.meta.env.SSR && { retry: false }) })
    .catch(() => undefined)
}

/**
 * Starts a query of a page in its loader, in parallel with loading the page's code, unless it is cached. The
 * loader neither waits nor throws, and the page's `QueryBlock` shows a failure. On the server the loader waits,
 * because the HTML is sent once.
 */
export function startQuery<Model, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: QueryExecuteOptions<Model, Error, Model, Model, Key>,
): Promise<void> | undefined {
  const reply = queryOnce(queryClient, query)
  return import.meta.env.SSR ? reply.then(noop) : undefined
}

/**
 * As `startQuery`, for a part that the page can be read without. If the call fails on the server, the page contains the
 * skeleton of the part, and the browser repeats the call.
 */
export function startOptionalQuery<Model, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: QueryExecuteOptions<Model, Error, Model, Model, Key>,
): Promise<void> | undefined {
  return startQuery(queryClient, { ...query, meta: { ...query.meta, isOptional: true } })
}
