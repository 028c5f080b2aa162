import { use, type ReactElement } from 'react'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { isForBrowser } from './in-site-target'
import { LinkNavigation, type AppLinkProps, useFollowLink } from './link-provider'

export interface LinkProps extends AppLinkProps {
  /** Opens a new window and announces that. */
  newTab?: boolean
}

/**
 * Renders an anchor. A plain click on a URL of the same site navigates through {@link LinkProvider}. The
 * browser handles all other clicks: other sites, new windows, modifier keys, downloads and `rel="external"`.
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
