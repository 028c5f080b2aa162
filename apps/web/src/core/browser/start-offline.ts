import { onlineManager } from '@tanstack/react-query'
import { whenIdle, whenLoaded } from './when-idle'
import type { Services } from '../services'
import { forgetAll, forgetMembers, signedOut } from './kept-caches'

const file = 'sw.js'

/** How long to let a page load its content before the worker precaches files, in ms. */
const settlingMs = 4_000

/** URL of the worker. The query contains its settings, so a change of them installs it again. */
export function workerUrl(
  { apiBaseUrl, transcriptFor = '' }: Pick<Services['env'], 'apiBaseUrl' | 'transcriptFor'>,
  page: string,
): string {
  const api = new URL(apiBaseUrl, page).href.replace(/\/$/, '')
  const template = transcriptFor.replace('{apiBaseUrl}', api)
  // `URL` would escape the placeholders.
  const transcripts = template.startsWith('/') ? new URL(page).origin + template : template
  return `/${file}?${new URLSearchParams({ api, transcripts }).toString()}`
}

async function turnOff(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  // Also without a worker: a page that stayed open may have cached replies after the worker was removed.
  await forgetAll()
}

/** Refetches cached replies when the network is back, except play URLs: new ones would restart the player. */
function followNetwork({ queryClient }: Services, container: ServiceWorkerContainer): void {
  // React Query assumes a network until it is lost.
  if (!navigator.onLine) onlineManager.setOnline(false)
  onlineManager.subscribe((isOnline) => {
    if (!isOnline || container.controller === null) return
    void queryClient.invalidateQueries(
      {
        predicate: ({ observers }) =>
          observers.every(({ options }) => options.refetchOnReconnect !== false),
      },
      { cancelRefetch: false },
    )
  })
}

/**
 * Deletes cached data when the learner signs out, in this or another tab, and when a visit starts without a learner.
 */
function followSession({ session }: Services, container: ServiceWorkerContainer): void {
  let token = session.getToken()
  const forget = () => {
    container.controller?.postMessage(signedOut)
    // The worker may be gone or broken.
    return forgetMembers().catch(() => undefined)
  }
  if (token === null) void forget()
  session.subscribe(() => {
    const previous = token
    token = session.getToken()
    if (previous !== null && previous !== token) void forget()
  })
}

/**
 * Starts the service worker, which caches the study center and the latest lessons for offline reading. It is optional:
 * without it, the site only needs a network.
 */
export async function startOffline(services: Services): Promise<void> {
  // Missing without HTTPS.
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker: container } = navigator
  if (!services.env.offline) return turnOff(container)
  followNetwork(services, container)
  followSession(services, container)
  await whenLoaded()
  await new Promise((resolve) => setTimeout(resolve, settlingMs))
  await whenIdle()
  try {
    await container.register(workerUrl(services.env, window.location.href))
  } catch (error) {
    // The host does not serve it, or the browser stores nothing for this site.
    console.error('sw.js: reading offline is not available', error)
  }
}
