import { isMaintenance, type NavItem, type SiteConfig } from '@shuyuan/api'
import { navsQuery, siteConfigQuery } from '@shuyuan/api/query'
import type { Site } from '@shuyuan/site/react'
import { useQuery, type Query, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useServices } from '../use-services'

/** Retries after 15, 30 and 60 s, then every minute. */
const retryDelaysMs = [15_000, 15_000, 30_000, 60_000]

const delayAfter = (failures: number) => retryDelaysMs[Math.min(failures, retryDelaysMs.length) - 1]

/** Query options that retry a failed query on an interval and on focus. */
const retryUntilLoaded = {
  refetchInterval: ({ state }: Pick<Query, 'state'>) =>
    (state.status === 'error' && delayAfter(state.errorUpdateCount)) || false,
  refetchOnWindowFocus: ({ state }: Pick<Query, 'state'>) =>
    state.status === 'error' ? ('always' as const) : false,
}

/** A failed query stays `failed` during retries. */
function stateOf({ data, failureCount, errorUpdateCount }: UseQueryResult) {
  if (data !== undefined) return 'ready'
  return failureCount + errorUpdateCount > 0 ? 'failed' : 'loading'
}

/** Whether the server is in maintenance. The value does not change during a retry. */
function useMaintenance({ error, isPending }: UseQueryResult): boolean {
  const [before, setBefore] = useState(false)
  const now = error === null && isPending ? before : isMaintenance(error)
  if (now !== before) setBefore(now)
  return now
}

interface SiteData extends Pick<Site, 'configState' | 'navsState'> {
  config: SiteConfig | undefined
  navs: NavItem[] | undefined
  /** Checks whether maintenance has ended. `null` if there is none. */
  maintenance: { isRetrying: boolean; retry: () => void } | null
}

/** The school's config and navigation, which are retried until they are loaded. */
export function useSiteData(): SiteData {
  const { api, env } = useServices()
  const { logo } = env
  // A stable function, so that it runs only when the config changes.
  const config = useQuery({
    ...siteConfigQuery(api),
    ...retryUntilLoaded,
    select: useCallback((data: SiteConfig) => ({ ...data, logo: logo ?? data.logo }), [logo]),
  })
  const navs = useQuery({ ...navsQuery(api), ...retryUntilLoaded })
  const isInMaintenance = useMaintenance(config)
  return {
    config: config.data,
    configState: stateOf(config),
    navs: navs.data,
    navsState: stateOf(navs),
    maintenance: isInMaintenance
      ? { isRetrying: config.isFetching, retry: () => void config.refetch() }
      : null,
  }
}
