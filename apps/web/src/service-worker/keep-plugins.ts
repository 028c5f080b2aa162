import type { WorkboxPlugin } from 'workbox-core'
import { keptHeader } from '../core/browser/kept-caches'

/** Returns a plugin that caches only responses with status 200 whose body is valid. */
export function keepIf(isValid: (body: string) => boolean): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && isValid(await response.clone().text()) ? response : null,
  }
}

/** Plugin that marks responses from the cache. */
export const markKept: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse: kept }) => {
    if (!kept) return Promise.resolve(kept)
    const headers = new Headers(kept.headers)
    headers.set(keptHeader, '')
    return Promise.resolve(new Response(kept.body, { headers }))
  },
}

/** Whether a reply of the API is a success. Refusals have status 200 as well. */
export function isSuccess(body: string): boolean {
  try {
    const reply: unknown = JSON.parse(body)
    return typeof reply === 'object' && reply !== null && 'code' in reply && reply.code === 0
  } catch {
    return false
  }
}

/** Whether a file is WebVTT and not an HTML page, which some hosts send for missing files. */
export function isTranscript(body: string): boolean {
  return /^\uFEFF?WEBVTT/.test(body)
}

/**
 * Returns a plugin that limits the number of cached entries. Deletes the oldest first, in the order of the cache
 * instead of by date, because the clock may be wrong.
 */
export function atMost(entries: number): WorkboxPlugin {
  return {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName)
      const keys = await cache.keys()
      const surplus = keys.slice(0, Math.max(0, keys.length - entries))
      await Promise.all(surplus.map((key) => cache.delete(key)))
    },
  }
}
