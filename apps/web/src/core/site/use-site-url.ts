import { useSite } from '@shuyuan/site/react'
import { useServices } from '../use-services'
import { siteUrlOf } from './site-url'

/** Where the public finds this site, without a trailing slash; `''` while that is not known. */
export function useSiteUrl(): string {
  return siteUrlOf(useServices().env, useSite().config)
}
