import type { ComponentPropsWithRef, ReactElement } from 'react'
import * as messages from '../messages'
import { useFollowLink } from './use-follow-link'

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
  const follow = useFollowLink()
  const newTabProps = newTab
    ? { target: '_blank', rel: 'noopener', title: anchor.title ?? messages.opensNewWindow }
    : undefined
  return (
    <a
      {...anchor}
      {...newTabProps}
      onClick={(event) => {
        onClick?.(event)
        follow(event, event.currentTarget, { replace })
      }}
    />
  )
}
