import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, Call } from '../client/api-client'
import { shouldRetry } from './should-retry'

interface ApiQuery<Model, Key extends readonly unknown[]> extends Pick<
  Call<Model>,
  'send' | 'read'
> {
  queryKey: Key
  /** Milliseconds. */
  staleTime: number
}

/** Query options of one reading operation: key, fetcher that follows the signal, retry rule. */
export const apiQuery = <Model, const Key extends readonly unknown[]>(
  api: ApiClient,
  { queryKey, staleTime, send, read }: ApiQuery<Model, Key>,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => api.perform({ send, read }, { signal }),
    staleTime,
    retry: shouldRetry,
  })
