import type { SiteConfig } from '@shuyuan/api'
import type { Env } from '../env'

/** Public URL of this site without a trailing slash, or `''` while it is unknown. */
export function siteUrlOf({ siteUrl }: Env, config: SiteConfig | undefined): string {
  if (siteUrl !== '') return siteUrl
  // A new installation has the API's URL here by default.
  return config === undefined || config.pcUrl === config.url ? '' : config.pcUrl
}
