import { use } from 'react'
import { SiteContext, type Site } from './site-context'

/**
 * The site’s configuration, functions and navigation.
 *
 * @throws Error outside of a `SiteProvider`
 */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
