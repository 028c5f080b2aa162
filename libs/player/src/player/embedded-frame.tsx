import type { ReactElement } from 'react'
import { embedUrl } from '../rules/embed-url'
import { FailurePanel } from '../panels/failure-panel'
import type { PlayerProps } from './player-props'
import { PlayerFrame } from './player-frame'
import { useRefusedFrame } from './use-refused-frame'

export interface EmbeddedFrameProps extends Pick<PlayerProps, 'title' | 'frameHosts' | 'onError'> {
  /** Unsanitized `<iframe>` snippet. */
  html: string
}

/**
 * Player of another site in a sandboxed frame. Only the URL of the snippet is used. Unlisted hosts are
 * refused, and so are hosts that the page's Content-Security-Policy forbids.
 */
export function EmbeddedFrame(props: EmbeddedFrameProps): ReactElement {
  const { html, title, frameHosts = [], onError } = props
  const url = embedUrl(html, frameHosts)
  const isRefused = useRefusedFrame(html, url, onError)
  return (
    <PlayerFrame>
      {url === null || isRefused ? (
        <FailurePanel kind="refused-frame" />
      ) : (
        <iframe
          src={url}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </PlayerFrame>
  )
}
