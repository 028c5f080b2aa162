import { isMaintenance, type NavItem, type SiteConfig } from '@shuyuan/api'
import { navsQuery, siteConfigQuery } from '@shuyuan/api/query'
import type { Site } from '@shuyuan/site/react'
import { useQuery, type Query, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useServices } from '../use-services'

/** Seconds 15, 30 and 60 after a failure, then every minute. */
const pausesMs = [15_000, 15_000, 30_000, 60_000]

const pauseAfter = (failures: number) => pausesMs[Math.min(failures, pausesMs.length) - 1]

/** For data without which the visit is not what it should be: asked for until it is there. */
const untilThere = {
  refetchInterval: ({ state }: Pick<Query, 'state'>) =>
    (state.status === 'error' && pauseAfter(state.errorUpdateCount)) || false,
  refetchOnWindowFocus: ({ state }: Pick<Query, 'state'>) =>
    state.status === 'error' ? ('always' as const) : false,
}

/** Whether data is there, on its way for the first time, or failed and at most asked for again. */
function stateOf({ data, failureCount, errorUpdateCount }: UseQueryResult) {
  if (data !== undefined) return 'ready'
  return failureCount + errorUpdateCount > 0 ? 'failed' : 'loading'
}

/** Whether the server is in maintenance, which lasts while it is asked again. */
function useMaintenance({ error, isPending }: UseQueryResult): boolean {
  const [before, setBefore] = useState(false)
  const now = error === null && isPending ? before : isMaintenance(error)
  if (now !== before) setBefore(now)
  return now
}

interface SiteData extends Pick<Site, 'configState' | 'navsState'> {
  config: SiteConfig | undefined
  navs: NavItem[] | undefined
  /** Asks the server whether its maintenance is over; `null` while there is none. */
  maintenance: { isAsking: boolean; ask: () => void } | null
}

/** The school's config and navigation, requested until they are loaded. */
export function useSiteData(): SiteData {
  const { api, env } = useServices()
  const { logo } = env
  // The same function at each render, so that it runs only for another config.
  const config = useQuery({
    ...siteConfigQuery(api),
    ...untilThere,
    select: useCallback((data: SiteConfig) => ({ ...data, logo: logo ?? data.logo }), [logo]),
  })
  const navs = useQuery({ ...navsQuery(api), ...untilThere })
  const isInMaintenance = useMaintenance(config)
  return {
    config: config.data,
    configState: stateOf(config),
    navs: navs.data,
    navsState: stateOf(navs),
    maintenance: isInMaintenance
      ? { isAsking: config.isFetching, ask: () => void config.refetch() }
      : null,
  }
}
