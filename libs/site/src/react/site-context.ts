import type { NavItem, SiteConfig } from '@shuyuan/api'
import { createContext } from 'react'
import type { FeatureFlags } from '../feature-flags'

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
export const SiteContext = createContext<Site | null>(null)
