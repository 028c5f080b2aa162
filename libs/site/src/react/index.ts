// The React side of site: a provider and a hook.

export { SiteProvider } from './site-provider'
export { useSite } from './use-site'

export type { Site } from './site-context'
export type { SiteProviderProps } from './site-provider'
