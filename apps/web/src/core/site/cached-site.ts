import { readSiteSnapshot } from '@shuyuan/api'
import { navsQuery, siteConfigQuery } from '@shuyuan/api/query'
import { replaceEqualDeep } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Services } from '../services'

const key = 'site'

// Sites of several schools may share an origin, so the cache includes the API URL.
const cachedSchema = v.object({ api: v.string(), site: v.unknown() })

function hasName(config: unknown): boolean {
  return typeof config === 'object' && config !== null && 'name' in config && config.name !== ''
}

/**
 * Keeps the cached settings when a reply has no name. The API answers so, with code 0, while its
 * database is down.
 */
export function keepNamedSettings({ api, queryClient }: Services): void {
  queryClient.setQueryDefaults(siteConfigQuery(api).queryKey, {
    structuralSharing: (cached: unknown, next: unknown) =>
      hasName(cached) && !hasName(next) ? cached : replaceEqualDeep(cached, next),
  })
}

/** Starts from the school's config of an earlier visit, until the new one is loaded. */
export function restoreSite(services: Services): void {
  const { api, queryClient, device } = services
  const text = device.get(key)
  if (text === null) return
  const cached = v.safeParse(v.pipe(v.string(), v.parseJson(), cachedSchema), text)
  if (!cached.success || cached.output.api !== api.baseUrl) return
  const site = readSiteSnapshot(cached.output.site)
  if (site === null) return
  // Stale, so that it is refetched immediately.
  const options = { updatedAt: 1 }
  queryClient.setQueryData(siteConfigQuery(api).queryKey, site.config, options)
  if (site.navs !== null) {
    queryClient.setQueryData(navsQuery(api).queryKey, site.navs, options)
  }
}

/** Caches the current config for the next start, unless it has no name. */
export function keepSite(services: Services): void {
  const { api, queryClient, device } = services
  const config = queryClient.getQueryData(siteConfigQuery(api).queryKey)
  if (config === undefined || !hasName(config)) return
  const navs = queryClient.getQueryData(navsQuery(api).queryKey) ?? null
  const { navs: _navs, links: _links, ...settings } = config
  const text = JSON.stringify({ api: api.baseUrl, site: { config: settings, navs } })
  if (device.get(key) !== text) device.set(key, text)
}
