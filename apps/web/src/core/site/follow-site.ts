import { isMaintenance } from '@shuyuan/api'
import { memberQuery, navsQuery, siteConfigQuery } from '@shuyuan/api/query'
import { hashKey, type Query } from '@tanstack/react-query'
import { loadAccount } from '../account/load-account'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { Services } from '../services'
import { keepNamedSettings, keepSite } from './kept-site'

/** Asks again for what of the site's own data could not be had. */
function askAgain({ api, queryClient }: Services): void {
  for (const { queryKey } of [siteConfigQuery(api), navsQuery(api)]) {
    void queryClient.refetchQueries(
      { queryKey, exact: true, predicate: ({ state }) => state.status === 'error' },
      { cancelRefetch: false },
    )
  }
}

/** Whether this asking follows a failure: 重试, another visit of a page, the network's return. */
function isRetry({ state }: Query): boolean {
  return state.errorUpdatedAt > state.dataUpdatedAt
}

/**
 * Follows the site's settings for the whole visit. What failed is asked for again with every page and
 * with every 重试 (`useSiteData` adds the clock and the focus); what arrives is kept for the next start,
 * and the steps that it forces come before the guarded pages from then on. A page that finds the server
 * in maintenance has the settings asked for, which say so to the whole site.
 */
export function followSite(services: Services, router: RegisteredRouter): void {
  const { api, queryClient, session } = services
  const configHash = hashKey(siteConfigQuery(api).queryKey)
  const siteHashes = [configHash, hashKey(navsQuery(api).queryKey)]

  keepNamedSettings(services)
  router.subscribe('onBeforeNavigate', () => askAgain(services))
  queryClient.getQueryCache().subscribe((event) => {
    const { query } = event
    const isOfSite = siteHashes.includes(query.queryHash)
    if (event.type === 'added' && isOfSite && query.state.data !== undefined) followSettings(query)
    if (event.type !== 'updated') return
    const { action } = event
    if (!isOfSite) {
      if (action.type === 'fetch' && isRetry(query)) askAgain(services)
      // What a link prefetches may never be looked at.
      const isSeen = action.type === 'error' && query.state.data === undefined && query.isActive()
      if (isSeen && isMaintenance(action.error)) askWhatIsUp()
      return
    }
    // A page that a server made brings its settings along: they are set, over those of an earlier visit.
    if (action.type === 'success' || action.type === 'setState') followSettings(query)
  })

  function followSettings({ queryHash }: Query) {
    keepSite(services)
    if (queryHash !== configHash) return
    forceSteps()
    if (session.getToken() !== null && session.state.member === null) loadMissingMember()
  }

  function askWhatIsUp() {
    const { queryKey } = siteConfigQuery(api)
    if (isMaintenance(queryClient.getQueryState(queryKey)?.error)) return
    void queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
  }

  /** The account was asked for at the start; where that failed, it comes with the settings. */
  function loadMissingMember() {
    if (queryClient.getQueryState(memberQuery(api).queryKey)?.status !== 'error') return
    void loadAccount(services, router)
  }

  function forceSteps() {
    const config = queryClient.getQueryData(siteConfigQuery(api).queryKey)
    if (config === undefined) return
    const owed = session.pendingStep()
    session.setRequiredStepsConfig(config)
    if (session.pendingStep() !== owed) void router.invalidate()
  }
}
