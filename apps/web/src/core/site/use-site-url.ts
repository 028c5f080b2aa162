import { useSite } from '@shuyuan/site/react'
import { useServices } from '../use-services'
import { siteUrlOf } from './site-url'

/** Public URL of this site without a trailing slash, or `''` while it is unknown. */
export function useSiteUrl(): string {
  return siteUrlOf(useServices().env, useSite().config)
}
