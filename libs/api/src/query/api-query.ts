import { queryOptions } from '@tanstack/react-query'
import type { DataTag, QueryClient, UnusedSkipTokenOptions } from '@tanstack/react-query'
import type { ApiClient, Call } from '../client/api-client'
import { retryDelay, shouldRetry } from './retry'

/** Options for `useQuery`, `useSuspenseQuery`, `ensureQueryData` and similar. */
export type ApiQueryOptions<Model, Key extends readonly unknown[]> = UnusedSkipTokenOptions<
  Model,
  Error,
  Model,
  Key
> & { queryKey: DataTag<Key, Model, Error> }

interface ApiQuery<Model, Key extends readonly unknown[]> extends Pick<
  Call<Model>,
  'send' | 'read'
> {
  queryKey: Key
  /** In ms. */
  staleTime: number
  /** Returns data that another reply already contained, or `undefined` if a request is needed. */
  known?: (client: QueryClient) => Promise<Model | undefined>
  refetchOnWindowFocus?: false
  refetchOnReconnect?: false
  /** @default shouldRetry */
  retry?: typeof shouldRetry
}

/** Creates query options with key, abortable fetcher and retry rule. */
export const apiQuery = <Model, const Key extends readonly unknown[]>(
  api: ApiClient,
  { send, read, known, ...options }: ApiQuery<Model, Key>,
): ApiQueryOptions<Model, Key> =>
  queryOptions<Model, Error, Model, Key>({
    // `navigator.onLine` may be false although a local server is reachable. If it is not, an error
    // is better than a query that stays paused.
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: shouldRetry,
    ...options,
    queryFn: async ({ client, signal }) =>
      (await known?.(client)) ?? api.perform({ send, read }, { signal }),
    retryDelay,
  })
