import { createContext, type ComponentPropsWithRef, type ComponentType } from 'react'

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
