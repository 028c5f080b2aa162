import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../client/api-client'
import { readSiteConfig } from '../normalize/site/site-config'
import { apiQuery } from './api-query'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'
import { retryAtOnce } from './retry'
import type { SiteConfig } from '../models/site'
import { readNavs } from '../normalize/site/navs'
import { readFriendLinks } from '../normalize/site/friend-links'

/**
 * Query for the site's settings. The reply contains the navigation and the friend links. Every page depends on it, so
 * it fails immediately when the server limits calls.
 */
export const siteConfigQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.site, 'config'],
    staleTime: staleTimes.settings,
    retry: retryAtOnce,
    send: (http, init) => http.GET('/api/v2/other/config', init),
    read: readSiteConfig,
  })

/**
 * Reads a part of the config, which a page loads anyway. Returns `undefined` if the part is missing or the
 * config failed, because parts don't retry a failed config.
 */
const fromConfig =
  <Part>(api: ApiClient, part: (config: SiteConfig) => Part | undefined) =>
  async (client: QueryClient): Promise<Part | undefined> => {
    const options = siteConfigQuery(api)
    const state = client.getQueryState(options.queryKey)
    if (state?.status === 'error' && state.fetchStatus === 'idle') return undefined
    try {
      return part(await client.fetchQuery(options))
    } catch {
      return undefined
    }
  }

/** Query for the main navigation. Uses the config; sends a request only if the config omits it. */
export const navsQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.site, 'navs'],
    staleTime: staleTimes.settings,
    retry: retryAtOnce,
    known: fromConfig(api, ({ navs }) => navs),
    send: (http, init) => http.GET('/api/v2/navs', init),
    read: readNavs,
  })

/**
 * Query for the friend links in the footer. Uses the config; sends a request only if the config
 * omits them.
 */
export const friendLinksQuery = (api: ApiClient) =>
  apiQuery(api, {
    queryKey: [...queryScopes.site, 'links'],
    staleTime: staleTimes.settings,
    known: fromConfig(api, ({ links }) => links),
    send: (http, init) => http.GET('/api/v2/links', init),
    read: readFriendLinks,
  })
