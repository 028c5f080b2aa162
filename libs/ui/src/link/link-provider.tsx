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

/** Navigates inside the site without a page load. `href` consists of path, query and fragment. */
export type Navigate = (href: string, options?: { replace?: boolean }) => void

/** An application's link component also receives the props of an anchor. */
export interface AppLinkProps extends ComponentPropsWithRef<'a'> {
  href: string
  /** Replaces the current history entry. */
  replace?: boolean
}

/** Navigation functions of the application. */
export interface LinkNavigationValue {
  navigate: Navigate
  preload?: ((href: string) => void) | undefined
  link?: ComponentType<AppLinkProps>
}

/** `null` means that the browser follows all links. */
export const LinkNavigation = createContext<LinkNavigationValue | null>(null)

export interface LinkProviderProps {
  /** Navigates on a click, for anchors in rich text, and for every {@link Link} if `link` is omitted. */
  navigate: Navigate
  /** Preloads the page of an anchor in rich text on hover, touch and focus. */
  preload?: (href: string) => void
  /**
   * Link component of the router, which every {@link Link} renders, so that it preloads and marks active
   * links. It also gets URLs of other sites and has to leave those to the browser.
   */
  link?: ComponentType<AppLinkProps>
  children: ReactNode
}

/** Connects all {@link Link}s below it to the router of the application. */
export function LinkProvider({
  navigate,
  preload,
  link,
  children,
}: LinkProviderProps): ReactElement {
  const value = useMemo(() => ({ navigate, preload, link }), [navigate, preload, link])
  return <LinkNavigation value={value}>{children}</LinkNavigation>
}

export type FollowLink = (
  event: MouseEvent | globalThis.MouseEvent,
  link: HTMLAnchorElement,
  options?: { replace?: boolean },
) => void

/**
 * Returns a click handler that behaves like {@link Link}, for anchors in rich text. A plain click on a URL of
 * this site navigates through `LinkProvider`. The browser handles all other clicks.
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
 * Returns a handler that preloads the page of an anchor through `LinkProvider`, for anchors in rich text.
 * Call it on hover, touch and focus.
 */
export function usePreloadLink(): (link: HTMLAnchorElement) => void {
  const preload = use(LinkNavigation)?.preload
  return (link) => {
    const target = preload ? inSiteTarget(link, window.location.href) : null
    if (target !== null) preload?.(target)
  }
}
