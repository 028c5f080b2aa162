import type { NavItem, SiteConfig } from '@shuyuan/api'
import { type ReactNode, createContext, use, useMemo } from 'react'
import { type FeatureFlags, defaultFeatureFlags } from '../feature-flags'
import { defaultSiteConfig } from '../default-site-config'

/** Data shared by the whole site. */
export interface Site {
  /** Equals the defaults until the configuration is loaded. */
  config: SiteConfig
  /**
   * Distinguishes the defaults from a loaded configuration; wait for `ready` before relying on a
   * setting.
   */
  configState: 'loading' | 'ready' | 'failed'
  flags: FeatureFlags
  /** Empty until loaded. */
  navs: readonly NavItem[]
  /** Distinguishes an empty navigation from one that is loading or failed. */
  navsState: 'loading' | 'ready' | 'failed'
}

const SiteContext = createContext<Site | null>(null)

/**
 * Returns the site's configuration, feature flags and navigation.
 *
 * @throws Error outside a `SiteProvider`
 */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite must be used inside a SiteProvider')
  return site
}

export interface SiteProviderProps extends Partial<Site> {
  /** The app, which can read the settings. */
  children: ReactNode
}

const noNavs: Site['navs'] = []

/**
 * Provides the site's data. Omitted props use `defaultSiteConfig`, `defaultFeatureFlags` and an
 * empty navigation. Without explicit states, configuration and navigation are `ready` when given
 * and `loading` otherwise.
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
