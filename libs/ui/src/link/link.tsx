import { use, type ReactElement } from 'react'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { isForBrowser } from './in-site-target'
import { LinkNavigation, type AppLinkProps, useFollowLink } from './link-provider'

/** Properties of {@link Link}: those of an anchor. */
export interface LinkProps extends AppLinkProps {
  /** Opens a new window and announces that. */
  newTab?: boolean
}

/**
 * A real anchor. A plain click on an href of the same site goes through {@link LinkProvider}; all else
 * (other sites, new windows, modifier keys, downloads, `rel="external"`) is the browser's.
 */
export function Link({ newTab, replace, onClick, ...props }: LinkProps): ReactElement {
  const AppLink = use(LinkNavigation)?.link
  const follow = useFollowLink()
  const { opensNewWindow = messages.opensNewWindow } = use(UiMessages)
  const anchor = newTab
    ? { ...props, target: '_blank', rel: 'noopener', title: props.title ?? opensNewWindow }
    : props
  if (AppLink && !isForBrowser({ ...anchor, isDownload: anchor.download !== undefined })) {
    return <AppLink {...anchor} replace={replace} onClick={onClick} />
  }
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
