import { createApiClient, type ApiClient } from '@shuyuan/api'
import { createSession, type Session } from '@shuyuan/session'
import { shouldRetry, siteConfigQuery } from '@shuyuan/api/query'
import { QueryClient } from '@tanstack/react-query'
import type { Env } from './env'

/** What every route and page may use. */
export interface Services {
  env: Env
  api: ApiClient
  session: Session
  queryClient: QueryClient
}

/** Makes the services of one visit and lets them know of each other. */
export function createServices(env: Env, onUnauthorised: () => void): Services {
  const session = createSession({ prefix: env.storagePrefix })
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 30_000, refetchOnWindowFocus: false },
      // A browser that believes itself offline would keep a click and send it by itself later on.
      mutations: { networkMode: 'always' },
    },
  })
  const api: ApiClient = createApiClient({
    baseUrl: env.apiBaseUrl,
    getToken: () => session.getToken(),
    onUnauthorised,
    assetBaseUrl: () => queryClient.getQueryData(siteConfigQuery(api).queryKey)?.url,
  })
  return { env, api, session, queryClient }
}
