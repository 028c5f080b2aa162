import { queryOptions } from '@tanstack/react-query'
import type { DataTag, QueryClient, UnusedSkipTokenOptions } from '@tanstack/react-query'
import type { ApiClient, Call } from '../client/api-client'
import { retryDelay, shouldRetry } from './retry'

/** Options for `useQuery`, `useSuspenseQuery`, `ensureQueryData` and the like. */
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
  /** Milliseconds. */
  staleTime: number
  /** Data that another reply already contained; `undefined` when a request is needed. */
  known?: (client: QueryClient) => Promise<Model | undefined>
  refetchOnWindowFocus?: false
  refetchOnReconnect?: false
  /** @default shouldRetry */
  retry?: typeof shouldRetry
}

/** Query options of one reading operation: key, fetcher that follows the signal, retry rule. */
export const apiQuery = <Model, const Key extends readonly unknown[]>(
  api: ApiClient,
  { send, read, known, ...options }: ApiQuery<Model, Key>,
): ApiQueryOptions<Model, Key> =>
  queryOptions<Model, Error, Model, Key>({
    // A browser that believes itself offline may still reach a server on the same machine; and where
    // it does not, an error says so, while a paused query would say nothing for ever.
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: shouldRetry,
    ...options,
    queryFn: async ({ client, signal }) =>
      (await known?.(client)) ?? api.perform({ send, read }, { signal }),
    retryDelay,
  })
