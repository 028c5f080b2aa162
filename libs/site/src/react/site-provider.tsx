import { useMemo, type ReactNode } from 'react'
import { defaultSiteConfig } from '../default-site-config'
import { defaultFeatureFlags } from '../feature-flags'
import { SiteContext, type Site } from './site-context'

/** Props of {@link SiteProvider}. */
export interface SiteProviderProps extends Partial<Site> {
  children: ReactNode
}

const noNavs: Site['navs'] = []

/**
 * Gives the site’s data to everything below it. What is left out stays at its default:
 * `defaultSiteConfig`, `defaultFeatureFlags`, no navigation, which counts as ready when it is
 * given and as loading when it is not.
 */
export function SiteProvider({
  config = defaultSiteConfig,
  flags = defaultFeatureFlags,
  navs,
  navsState = navs ? 'ready' : 'loading',
  children,
}: SiteProviderProps) {
  const site = useMemo<Site>(
    () => ({ config, flags, navs: navs ?? noNavs, navsState }),
    [config, flags, navs, navsState],
  )
  return <SiteContext value={site}>{children}</SiteContext>
}
