import { createApiClient, type ApiClient } from '@shuyuan/api'
import { createSession, type Session } from '@shuyuan/session'
import { createDeviceStore, type DeviceStore } from '@shuyuan/session/device'
import { shouldRetry, siteConfigQuery } from '@shuyuan/api/query'
import { QueryClient } from '@tanstack/react-query'
import type { Env } from './env'
import { createOrderStore, type OrderStore } from './placed-orders/order-store'
import { createLearning, type LearningStore } from './progress/learning'

/** What every route and page may use. */
export interface Services {
  env: Env
  api: ApiClient
  session: Session
  queryClient: QueryClient
  /** What this device keeps for the site. */
  device: DeviceStore
  orders: OrderStore
  learning: LearningStore
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
  const { storagePrefix } = env
  const device = createDeviceStore({ prefix: storagePrefix })
  const orders = createOrderStore(device)
  const learning = createLearning({ api, session, queryClient, device, storagePrefix })
  return { env, api, session, queryClient, device, orders, learning }
}
