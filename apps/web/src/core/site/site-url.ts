import type { SiteConfig } from '@shuyuan/api'
import type { Env } from '../env'

/** Where the public finds this site, without a trailing slash; `''` while that is not known. */
export function siteUrlOf({ siteUrl }: Env, config: SiteConfig | undefined): string {
  if (siteUrl !== '') return siteUrl
  // A new installation names the API's own URL.
  return config === undefined || config.pcUrl === config.url ? '' : config.pcUrl
}
