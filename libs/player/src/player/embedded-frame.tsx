import type { ReactElement } from 'react'
import { embedAddress } from '../embed-address'
import { FailurePanel } from './failure-panel'
import { Stage } from './stage'

/** Properties of {@link EmbeddedFrame}. */
export interface EmbeddedFrameProps {
  /** Unsanitised `<iframe>` snippet. */
  html: string
  title: string
  /** Hosts that may be embedded besides the listed ones. */
  frameHosts?: readonly string[]
}

/**
 * Another site's player, sandboxed. Only the address is taken from the snippet; a host that is not
 * listed is refused.
 */
export function EmbeddedFrame({ html, title, frameHosts }: EmbeddedFrameProps): ReactElement {
  const address = embedAddress(html, frameHosts)
  return (
    <Stage>
      {address ? (
        <iframe
          src={address}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <FailurePanel kind="refused-frame" />
      )}
    </Stage>
  )
}
