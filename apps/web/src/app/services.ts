import { createApiClient, type ApiClient } from '@shuyuan/api'
import {
  createDeviceStore,
  createDrafts,
  createRememberedChoices,
  type DeviceStore,
  type Drafts,
  type RememberedChoices,
} from '@shuyuan/browser-storage'
import { createSession, type Session } from '@shuyuan/session'
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
  /** What the account dialogs keep between openings, tabs and visits. */
  authStore: DeviceStore
  choices: RememberedChoices
  drafts: Drafts
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
  return {
    env,
    api,
    session,
    queryClient,
    device,
    authStore: createDeviceStore({ prefix: `${env.storagePrefix}-auth` }),
    choices: createRememberedChoices(device),
    drafts: createDrafts({ prefix: env.storagePrefix }),
    orders: createOrderStore(device),
    learning: { store: null },
  }
}
