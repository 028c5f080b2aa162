import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../client/api-client'
import type { SiteConfig } from '../models/site'
import { siteConfigQuery } from './site-config-query'

/**
 * Takes a part out of the config, which a page asks for anyway; `undefined` where the config does not
 * tell it or failed. A config that failed is not asked for again on behalf of its parts.
 */
export const fromConfig =
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
