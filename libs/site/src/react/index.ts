// The React side of site: a provider and a hook.

export { SiteProvider, useSite, type Site, type SiteProviderProps } from './site-provider'
