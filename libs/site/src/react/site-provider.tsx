import type { NavItem, SiteConfig } from '@shuyuan/api'
import { type ReactNode, createContext, use, useMemo } from 'react'
import { type FeatureFlags, defaultFeatureFlags } from '../feature-flags'
import { defaultSiteConfig } from '../default-site-config'

/** Settings that the whole site shares. */
export interface Site {
  /** The defaults until the site’s own configuration is there. */
  config: SiteConfig
  /** Tells the defaults from a configuration; what depends on one waits until it is `ready`. */
  configState: 'loading' | 'ready' | 'failed'
  flags: FeatureFlags
  /** `[]` until they are there. */
  navs: readonly NavItem[]
  /** Tells an empty navigation from one that is loading or failed. */
  navsState: 'loading' | 'ready' | 'failed'
}

/** Carries the site; `null` outside of a provider. */
const SiteContext = createContext<Site | null>(null)

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
