import type { ApiQueryOptions } from '@shuyuan/api/query'
import { QueryObserver, type QueryClient } from '@tanstack/react-query'

/**
 * Asks anew and stays for the answer. A page that is left cancels what only it was waiting for; this
 * observer waits too, so that the answer still arrives.
 */
export async function fetchToEnd<Model, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  options: ApiQueryOptions<Model, Key>,
): Promise<Model> {
  const observer = new QueryObserver(queryClient, { ...options, enabled: false })
  const stop = observer.subscribe(() => undefined)
  try {
    const { data } = await observer.refetch({ cancelRefetch: false, throwOnError: true })
    if (data === undefined) throw new Error('An answer without data')
    return data
  } finally {
    stop()
  }
}
