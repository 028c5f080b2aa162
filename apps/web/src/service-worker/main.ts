import { clientsClaim, registerQuotaErrorCallback, setCacheNameDetails } from 'workbox-core'
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import {
  assetCache,
  configCache,
  forgetMembers,
  memberCache,
  signedOut,
  siteCache,
  transcriptCache,
} from '../core/browser/kept-caches'
import { atMost, isSuccess, isTranscript, keepIf, markKept } from './keep-plugins'
import { createKeepRule, type KeepRule } from './keep-rule'

declare const self: ServiceWorkerGlobalScope & {
  /** Files to precache. The build inserts them. */
  __WB_MANIFEST: PrecacheEntry[]
}

/**
 * How long to wait for the network before using a cached response, in seconds. The API client waits 15 s. A shorter
 * time could hide a recent purchase, which only the slow reply contains.
 */
const networkTimeoutSeconds = 8

/** Empty shell for every URL, rendered in the browser. */
const shell = '/shell.html'

// The page that registers the worker passes its settings in the query.
const { searchParams, origin } = new URL(self.location.href)
const ruleOf = createKeepRule({
  origin,
  apiUrl: searchParams.get('api') ?? '',
  transcripts: searchParams.get('transcripts') ?? '',
})

/** Registers the handler of a rule. */
function route(rule: KeepRule, handler: Parameters<typeof registerRoute>[1]) {
  registerRoute(({ request }) => ruleOf(request) === rule, handler)
}

/** Number of sign-outs. Responses that were requested before the last one are not cached. */
let signOuts = 0
/** Cache of the signed-in learner. Null until a call has a token. */
let currentMember: string | null = null

/** Returns a strategy that caches responses until the learner signs out. */
function untilSignOut(cacheName: string, isValid: (body: string) => boolean, entries: number) {
  const begun = signOuts
  return new NetworkFirst({
    cacheName,
    networkTimeoutSeconds,
    // Replies vary by origin and token, and the name of the cache contains the member.
    matchOptions: { ignoreVary: true },
    plugins: [
      keepIf(isValid),
      markKept,
      atMost(entries),
      {
        cacheDidUpdate: async () => {
          if (signOuts !== begun) await caches.delete(cacheName)
        },
      },
    ],
  })
}

/** Returns the cache of a member, and deletes the data of another one. */
async function cacheOf(token: string): Promise<string> {
  const name = await memberCache(token)
  if (name !== currentMember) {
    currentMember = name
    await forgetMembers([name, transcriptCache])
  }
  return name
}

let isConfigFresh = false

/** Caches `config.js`. Pages of the rendering server contain it, so they don't request it. */
async function keepConfig(): Promise<void> {
  isConfigFresh = true
  const cache = await caches.open(configCache)
  await cache.add(new Request('/config.js', { cache: 'no-cache' }))
}

setCacheNameDetails({ prefix: 'shuyuan' })
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' })

const online = new NetworkOnly({ networkTimeoutSeconds })
route('page', async (options) => {
  try {
    const page = await online.handle(options)
    if (!isConfigFresh) options.event.waitUntil(keepConfig().catch(() => undefined))
    return page
  } catch {
    return (await matchPrecache(shell)) ?? Response.error()
  }
})
route('config', new NetworkFirst({ cacheName: configCache, networkTimeoutSeconds }))
route('asset', new CacheFirst({ cacheName: assetCache, plugins: [atMost(150)] }))
const forVisitors = new NetworkFirst({
  cacheName: siteCache,
  networkTimeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [keepIf(isSuccess), markKept, atMost(60)],
})
route('public', forVisitors)
route('personal', async (options) => {
  const token = options.request.headers.get('Authorization')
  if (token === null) return forVisitors.handle(options)
  return untilSignOut(await cacheOf(token), isSuccess, 200).handle(options)
})
route('transcript', (options) => untilSignOut(transcriptCache, isTranscript, 30).handle(options))

// If the storage is full, files that the network has anyway are deleted first.
registerQuotaErrorCallback(async () => {
  await caches.delete(assetCache)
})

self.addEventListener('install', (event) => event.waitUntil(keepConfig()))
self.addEventListener('activate', (event) =>
  // The page is requested while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable()),
)
self.addEventListener('message', (event) => {
  if (event.data !== signedOut) return
  signOuts += 1
  currentMember = null
  event.waitUntil(forgetMembers())
})
// Only the first worker takes over open pages. Later ones wait until all tabs are closed, because open pages need the
// files of their release, and a reload could lose input.
clientsClaim()
