import { use, type ComponentPropsWithRef, type ReactElement } from 'react'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { useFollowLink } from './link-provider'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** URL of the target. */
  href: string
  /** Replaces the current history entry. */
  replace?: boolean
  /** Opens a new window and announces that. */
  newTab?: boolean
}

/**
 * Renders an anchor. A plain click on a URL of the same site navigates through {@link LinkProvider}. The
 * browser handles all other clicks: other sites, new windows, modifier keys, downloads and `rel="external"`.
 */
export function Link({ newTab, replace, onClick, ...props }: LinkProps): ReactElement {
  const follow = useFollowLink()
  const { opensNewWindow = messages.opensNewWindow } = use(UiMessages)
  const anchor = newTab
    ? { ...props, target: '_blank', rel: 'noopener', title: props.title ?? opensNewWindow }
    : props
  return (
    <a
      {...anchor}
      onClick={(event) => {
        onClick?.(event)
        follow(event, event.currentTarget, { replace })
      }}
    />
  )
}
