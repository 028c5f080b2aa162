// Site configuration, feature flags, navigation and phone-site URLs. Independent of the network,
// storage and the router.

export { activeNavPath, isActiveNav } from './active-nav'
export { defaultSiteConfig } from './default-site-config'
export { defaultFeatureFlags, readFeatureFlags } from './feature-flags'
export { isPhone } from './is-phone'
export { pathFromPhoneSite } from './path-phone-site'
export { phoneSiteUrl } from './phone-site-url'

export type { FeatureFlags, FeatureName, FeatureFlagsResult } from './feature-flags'
export type { Device } from './is-phone'
export type { PhoneSiteRequest, PhoneSiteRoutes } from './phone-site-url'
