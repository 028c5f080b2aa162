// React provider and hook of the site.

export { SiteProvider, useSite, type Site, type SiteProviderProps } from './site-provider'
