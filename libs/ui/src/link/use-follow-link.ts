import { use, type MouseEvent } from 'react'
import { inSiteTarget, isPlainClick } from './in-site-target'
import { LinkNavigation } from './link-navigation'

/** Follows a clicked link; see {@link useFollowLink}. */
export type FollowLink = (
  event: MouseEvent,
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
