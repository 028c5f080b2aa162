import { useMemo, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { LinkNavigation, type AppLinkProps, type Navigate } from './link-navigation'

/** Properties of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Follows a clicked link: those inside a text, and each {@link Link} where `link` is not given. */
  navigate: Navigate
  /** Fetches code and data of a page whose link inside a text is pointed at, touched or focused. */
  preload?: (href: string) => void
  /**
   * The router's own link, which each {@link Link} renders, so that it preloads and knows whether it is
   * active. It also gets hrefs of other sites, which it leaves to the browser.
   */
  link?: ComponentType<AppLinkProps>
  children: ReactNode
}

/** Gives all {@link Link}s below it the application's way to move inside the site. */
export function LinkProvider({
  navigate,
  preload,
  link,
  children,
}: LinkProviderProps): ReactElement {
  const value = useMemo(() => ({ navigate, preload, link }), [navigate, preload, link])
  return <LinkNavigation value={value}>{children}</LinkNavigation>
}
