import type { ReactElement } from 'react'
import type { PlayerSource, StreamSource } from '../player-source'
import { EmbeddedFrame } from './embedded-frame'
import { FailurePanel } from './failure-panel'
import { PlayerRegion } from './player-region'
import type { PlayerProps } from './player-props'
import { PlayerFrame } from './player-frame'
import { StreamPlayer } from './stream-player'
import { useMissingSource } from './use-missing-source'
import { useOnlineRetry } from './use-online-retry'

function isStream(source: PlayerSource): source is StreamSource {
  return source.kind === 'stream'
}

/** Nothing can be played, and why. */
function MissingSource(props: Pick<PlayerProps, 'sourceFailure' | 'onRetry' | 'onError'>) {
  const { sourceFailure, onRetry, onError } = props
  const kind = sourceFailure?.kind ?? 'no-source'
  useMissingSource(kind, onError)
  useOnlineRetry(sourceFailure?.kind === 'offline', () => void onRetry?.())
  return (
    <FailurePanel
      kind={kind}
      message={sourceFailure?.message}
      onRetry={onRetry && (() => void onRetry())}
    />
  )
}

/**
 * Plays a lesson on the browser's own video element and keeps the rules of watching: resuming,
 * progress, trials, forbidden forward jumps. Knows no API and no storage: results leave as callbacks.
 * Leaves no timer, listener or request behind.
 */
export function Player(props: PlayerProps): ReactElement {
  const { src, sources: given, frameHosts, ...rest } = props
  const { className, style } = props
  const sources = given ?? (src ? [{ kind: 'stream' as const, url: src }] : [])
  const [embedded] = sources
  const [first, ...others] = sources.filter(isStream)
  if (first && embedded?.kind !== 'embed') {
    return <StreamPlayer {...rest} streams={[first, ...others]} />
  }
  return (
    <PlayerRegion {...{ className, style }}>
      {embedded?.kind === 'embed' ? (
        <EmbeddedFrame
          html={embedded.html}
          title={props.title}
          frameHosts={frameHosts}
          onError={props.onError}
        />
      ) : (
        <PlayerFrame>
          <MissingSource {...rest} />
        </PlayerFrame>
      )}
    </PlayerRegion>
  )
}
