import type { SiteConfig } from '@shuyuan/api'
import { useSite } from '@shuyuan/site/react'
import type { Env } from '../env'
import { useServices } from '../use-services'

/** Public URL of this site without a trailing slash, or `''` while it is unknown. */
export function siteUrlOf({ siteUrl }: Env, config: SiteConfig | undefined): string {
  if (siteUrl !== '') return siteUrl
  // A new installation has the API's URL here by default.
  return config === undefined || config.pcUrl === config.url ? '' : config.pcUrl
}

/** Public URL of this site, as {@link siteUrlOf}. */
export function useSiteUrl(): string {
  return siteUrlOf(useServices().env, useSite().config)
}
