import type { ApiClient } from '@shuyuan/api'
import { navsQuery, siteConfigQuery } from '@shuyuan/api/query'
import { retryAtOnce } from '../api-errors'

// Too many calls count as a failure at once, so that what depends on the settings can say so, and
// `useSiteData` and `followSite` ask again.

/** The school's settings. */
export const configQuery = (api: ApiClient) => ({ ...siteConfigQuery(api), retry: retryAtOnce })

/** The school's navigation. */
export const menuQuery = (api: ApiClient) => ({ ...navsQuery(api), retry: retryAtOnce })
