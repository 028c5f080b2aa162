import {
  type ComponentPropsWithRef,
  type ComponentType,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  createContext,
  use,
  useMemo,
} from 'react'
import { inSiteTarget, isPlainClick } from './in-site-target'

/** Moves inside the site without a page load; `href` is path, query and fragment. */
export type Navigate = (href: string, options?: { replace?: boolean }) => void

/** Properties that an application's link component gets: those of an anchor. */
export interface AppLinkProps extends ComponentPropsWithRef<'a'> {
  href: string
  /** Replaces the current entry of the history. */
  replace?: boolean
}

/** How the application moves inside the site. */
export interface LinkNavigationValue {
  navigate: Navigate
  preload?: ((href: string) => void) | undefined
  link?: ComponentType<AppLinkProps>
}

/** How links move inside the site; `null` leaves it to the browser. */
export const LinkNavigation = createContext<LinkNavigationValue | null>(null)

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

/** Follows a clicked link; see {@link useFollowLink}. */
export type FollowLink = (
  event: MouseEvent | globalThis.MouseEvent,
  link: HTMLAnchorElement,
  options?: { replace?: boolean },
) => void

/**
 * Gives what {@link Link} does at a click, for links that are not drawn by it, such as those inside a
 * text: a plain click on a URL of this site goes through `LinkProvider`, all else is the browser's.
 */
export function useFollowLink(): FollowLink {
  const navigation = use(LinkNavigation)
  return (event, link, options) => {
    if (!navigation || !isPlainClick(event)) return
    const target = inSiteTarget(link, window.location.href)
    if (target === null) return
    event.preventDefault()
    navigation.navigate(target, options)
  }
}

/**
 * Gives what the router's own link does when it is pointed at, touched or focused, for links that are
 * not drawn by `Link`, such as those inside a text: preloads the page through `LinkProvider`.
 */
export function usePreloadLink(): (link: HTMLAnchorElement) => void {
  const preload = use(LinkNavigation)?.preload
  return (link) => {
    const target = preload ? inSiteTarget(link, window.location.href) : null
    if (target !== null) preload?.(target)
  }
}
