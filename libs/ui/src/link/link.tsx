import { use, type ComponentPropsWithRef, type MouseEvent, type ReactElement } from 'react'
import { messages } from '../messages'
import { inSiteTarget } from './in-site-target'
import { LinkNavigation } from './link-navigation'

/** Properties of {@link Link}: those of an anchor. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string
  /** Opens a new window and says so. */
  newTab?: boolean
  /** Replaces the current entry of the history. */
  replace?: boolean
}

/**
 * A real anchor. A plain click on an address of the same site goes through {@link LinkProvider};
 * all else (other sites, new windows, modifier keys, downloads, `rel="external"`) is the browser's.
 */
export function Link({ newTab, replace, onClick, ...anchor }: LinkProps): ReactElement {
  const navigate = use(LinkNavigation)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const target = navigate && inSiteTarget(event, event.currentTarget, window.location.href)
    if (!navigate || target === null) return
    event.preventDefault()
    navigate(target, { replace })
  }

  const newTabProps = newTab
    ? { target: '_blank', rel: 'noopener', title: anchor.title ?? messages.opensNewWindow }
    : undefined
  return <a {...anchor} {...newTabProps} onClick={follow} />
}
