import { QueryObserver, type QueryClient, type QueryExecuteOptions } from '@tanstack/react-query'

/**
 * Returns the cached reply while it is fresh, else fetches it. A query without observers is canceled when
 * its page unmounts, so this function observes it until it completes.
 */
export async function fetchToEnd<Model, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Model, Error, Model, Model, Key>,
): Promise<Model> {
  const { queryKey } = options
  const stop = new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(() => {})
  try {
    return await queryClient.query(options)
  } finally {
    stop()
  }
}
