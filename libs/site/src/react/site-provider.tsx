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
 * `defaultSiteConfig`, `defaultFeatureFlags`, no navigation. Configuration and navigation count as
 * ready when they are given and as loading when they are not.
 */
export function SiteProvider({
  config,
  configState = config ? 'ready' : 'loading',
  flags = defaultFeatureFlags,
  navs,
  navsState = navs ? 'ready' : 'loading',
  children,
}: SiteProviderProps) {
  const site = useMemo<Site>(
    () => ({
      config: config ?? defaultSiteConfig,
      configState,
      flags,
      navs: navs ?? noNavs,
      navsState,
    }),
    [config, configState, flags, navs, navsState],
  )
  return <SiteContext value={site}>{children}</SiteContext>
}
