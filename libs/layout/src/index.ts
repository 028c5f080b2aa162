// Header, footer and frame of every page. Never knows about the API, the session or the router:
// data and URLs come in as props, actions leave as callbacks.

export { SiteHeader } from './site-header/site-header'
export { SiteFooter } from './site-footer/site-footer'
export { LogoLink } from './logo-link/logo-link'
export { SearchBox } from './search-box/search-box'
export { AnnouncementBar } from './announcement-bar/announcement-bar'
export { BackToTop } from './back-to-top/back-to-top'
export { SkipLink } from './skip-link/skip-link'
export { PageFrame } from './page-frame/page-frame'
export { AppearanceMenu } from './appearance-menu/appearance-menu'
export { AppearanceChoices } from './appearance-menu/appearance-choices'

export type { LogoLinkProps } from './logo-link/logo-link'
export type { SearchBoxProps } from './search-box/search-box'
export type { HeaderLinks, SiteHeaderProps } from './site-header/site-header'
export type { HeaderAccount } from './account-area/header-account'
export type { NavEntry } from './main-nav/nav-entry'
export type { SiteFooterProps } from './site-footer/site-footer'
export type { FooterLink } from './site-footer/link-line'
export type { AnnouncementBarProps } from './announcement-bar/announcement-bar'
export type { PageFrameProps } from './page-frame/page-frame'
export type { AppearanceMenuProps } from './appearance-menu/appearance-menu'
export type {
  Appearance,
  AppearanceChoicesProps,
  ThemeChoice,
} from './appearance-menu/appearance-choices'
