import { isApiError, isMaintenance, isRefusal } from '@shuyuan/api'
import { memberQuery, navsQuery, siteConfigQuery } from '@shuyuan/api/query'
import { hashKey, type Query } from '@tanstack/react-query'
import { loadAccount } from '../account/load-account'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { Services } from '../services'
import { keepNamedSettings, keepSite } from './cached-site'

/** Whether the server or its proxy is broken, or in maintenance. */
function isServerFailure(error: unknown): boolean {
  return isApiError(error) && error.kind === 'server'
}

/** True if this fetch follows a failure: 重试, another visit to the page, or a reconnect. */
function isRetry({ state }: Query): boolean {
  return state.errorUpdatedAt > state.dataUpdatedAt
}

/**
 * Keeps the site's settings current. Caches loaded settings for the next start and applies the account steps
 * that they require. Refetches failed settings on navigation and 重试; `useSiteData` adds polling and focus.
 *
 * If a query of a page fails with a server error or maintenance, the settings are refetched once. When they
 * load again, failed queries on the screen are refetched.
 */
export function followSite(services: Services, router: RegisteredRouter): void {
  const { api, queryClient, session } = services
  const configHash = hashKey(siteConfigQuery(api).queryKey)
  const memberHash = hashKey(memberQuery(api).queryKey)
  const siteHashes = [configHash, hashKey(navsQuery(api).queryKey)]

  /** For the failures of this page. */
  let hasRequestedConfig = false
  let isConfigLost = false

  keepNamedSettings(services)
  router.subscribe('onBeforeNavigate', () => {
    hasRequestedConfig = false
    refetchFailedSettings()
  })
  queryClient.getQueryCache().subscribe((event) => {
    const { query } = event
    const isOfSite = siteHashes.includes(query.queryHash)
    if (event.type === 'added' && isOfSite && query.state.data !== undefined) followSettings(query)
    if (event.type !== 'updated') return
    const { action } = event
    if (!isOfSite) {
      // Queries of one page fail together. Only the first retry after the settings failed refetches them.
      if (action.type === 'fetch' && isRetry(query)) {
        refetchFailedSettings(query.state.errorUpdatedAt)
        if (query.queryHash !== memberHash) loadMissingMember()
      }
      // A prefetched page may never be opened, so its errors are ignored.
      const isSeen = action.type === 'error' && query.state.data === undefined && query.isActive()
      if (isSeen && isServerFailure(action.error)) refetchConfig(action.error)
      return
    }
    // `setState`: settings of a server-rendered page replace cached ones.
    if (action.type === 'success' || action.type === 'setState') followSettings(query)
    if (query.queryHash !== configHash) return
    if (action.type === 'error') isConfigLost = true
    if (action.type === 'success' && isConfigLost) {
      isConfigLost = false
      refetchFailedQueries()
      loadMissingMember()
    }
  })

  function followSettings({ queryHash }: Query) {
    keepSite(services)
    if (queryHash === configHash) forceSteps()
  }

  function refetch(predicate: (query: Query) => boolean) {
    void queryClient.refetchQueries({ predicate }, { cancelRefetch: false })
  }

  /** @param until refetches only settings that failed by then, as a timestamp in ms */
  function refetchFailedSettings(until = Infinity) {
    refetch(
      ({ queryHash, state }) =>
        siteHashes.includes(queryHash) && state.status === 'error' && state.errorUpdatedAt <= until,
    )
  }

  function refetchFailedQueries() {
    refetch(
      (query) =>
        query.isActive() &&
        !siteHashes.includes(query.queryHash) &&
        query.state.status === 'error' &&
        !isRefusal(query.state.error),
    )
  }

  function refetchConfig(error: unknown) {
    if (hasRequestedConfig && !isMaintenance(error)) return
    hasRequestedConfig = true
    // Failed settings are already polled.
    refetch(({ queryHash, state }) => queryHash === configHash && state.status !== 'error')
  }

  /** Retries the account request of the start, if it failed. */
  function loadMissingMember() {
    if (session.getToken() === null || session.state.member !== null) return
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
