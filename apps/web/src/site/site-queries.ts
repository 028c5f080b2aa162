import { isApiError, type ApiClient } from '@shuyuan/api'
import { navsQuery, shouldRetry, siteConfigQuery } from '@shuyuan/api/query'

/**
 * A rate limit is not waited out in silence: it counts as a failure at once, so that what depends on the
 * settings can say so, and `useSiteData` and `followSite` ask again.
 */
function retry(failureCount: number, error: unknown): boolean {
  const isLimited = isApiError(error) && error.kind === 'rate-limited'
  return !isLimited && shouldRetry(failureCount, error)
}

/** The school's settings. */
export const configQuery = (api: ApiClient) => ({ ...siteConfigQuery(api), retry })

/** The school's navigation. */
export const menuQuery = (api: ApiClient) => ({ ...navsQuery(api), retry })
