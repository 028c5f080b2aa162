import { use } from 'react'
import { inSiteTarget } from './in-site-target'
import { LinkNavigation } from './link-navigation'

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
