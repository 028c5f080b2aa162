import { createApiClient, isRefusal, type ApiClient, type ApiClientOptions } from '@shuyuan/api'
import {
  createDeviceStore,
  createDrafts,
  createRememberedChoices,
  type DeviceStore,
  type Drafts,
  type RememberedChoices,
} from '@shuyuan/browser-storage'
import { createSession, type Session } from '@shuyuan/session'
import { siteConfigQuery } from '@shuyuan/api/query'
import { QueryClient, onlineManager } from '@tanstack/react-query'
import type { Env } from './env'
import { keptHeader } from './browser/kept-caches'
import { createOrderStore, type OrderStore } from './account/order-store'
import type { ProgressRecorderSlot } from './account/progress-recorder'

/** Services available to every route and page. */
export interface Services {
  env: Env
  api: ApiClient
  session: Session
  queryClient: QueryClient
  /** Storage of the site on this device. */
  device: DeviceStore
  /** State of the auth dialogs that outlives openings, tabs and visits. */
  authStore: DeviceStore
  choices: RememberedChoices
  drafts: Drafts
  orders: OrderStore
  /** For `getProgressRecorders`, whose code is not part of the initial chunk. */
  recorders: ProgressRecorderSlot
  /** Resolves when React has hydrated the page. Resolved if the browser renders it. */
  whenHydrated: Promise<void>
  /** Resolves `whenHydrated`. */
  markHydrated: () => void
}

interface ServicesOptions {
  /** Called when the server rejects the token. */
  onUnauthorized?: () => void
  /** The server rendered the page. */
  isServerMade?: boolean
  /** @default the browser's */
  fetch?: ApiClientOptions['fetch']
}

/** How long a refused call is not repeated by views that mount later, in ms. */
const sharedRefusalMs = 5_000

/** Creates the services of one visit and connects them. */
export function createServices(
  env: Env,
  {
    onUnauthorized,
    isServerMade = false,
    // eslint-disable-next-line workspace/fetch -- for the client of the API
    fetch: send = (request) => fetch(request),
  }: ServicesOptions = {},
): Services {
  let markHydrated = () => {}
  const whenHydrated = new Promise<void>((resolve) => {
    markHydrated = resolve
  })
  if (!isServerMade) markHydrated()
  const session = createSession({ prefix: env.storagePrefix })
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // A loader and the view behind it share one refusal, as they share one reply.
        retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
          !(isRefusal(error) && errorUpdatedAt > Date.now() - sharedRefusalMs),
      },
      // Otherwise a click while the browser reports no network would be sent later, unexpectedly.
      mutations: { networkMode: 'always' },
    },
  })
  const api: ApiClient = createApiClient({
    baseUrl: env.apiBaseUrl,
    getToken: () => session.getToken(),
    onUnauthorized,
    async fetch(request) {
      const reply = await send(request)
      // Browsers may report no network although there is one.
      if (!reply.headers.has(keptHeader)) onlineManager.setOnline(true)
      return reply
    },
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
    recorders: { store: null },
    whenHydrated,
    markHydrated,
  }
}
