import { createApiClient, type ApiClient } from '@shuyuan/api'
import { createSession, type Session } from '@shuyuan/session'
import { createDeviceStore, type DeviceStore } from '@shuyuan/session/device'
import { shouldRetry, siteConfigQuery } from '@shuyuan/api/query'
import { QueryClient } from '@tanstack/react-query'
import type { Env } from './env'
import { createOrderStore, type OrderStore } from './orders/order-store'
import type { LearningSlot } from './progress/learning'

/** What every route and page may use. */
export interface Services {
  env: Env
  api: ApiClient
  session: Session
  queryClient: QueryClient
  /** What this device keeps for the site. */
  device: DeviceStore
  orders: OrderStore
  /** For `learningOf`, whose code is not part of the first load. */
  learning: LearningSlot
}

/** Makes the services of one visit and lets them know of each other. */
export function createServices(env: Env, onUnauthorized: () => void): Services {
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
    onUnauthorized,
    assetBaseUrl: () => queryClient.getQueryData(siteConfigQuery(api).queryKey)?.url,
  })
  const device = createDeviceStore({ prefix: env.storagePrefix })
  const orders = createOrderStore(device)
  return { env, api, session, queryClient, device, orders, learning: { store: null } }
}
