import type { ReactElement } from 'react'
import { messages } from '../messages'
import type { PlayerSource, StreamSource } from '../player-source'
import { EmbeddedFrame } from './embedded-frame'
import { FailurePanel } from './failure-panel'
import type { PlayerProps } from './player-props'
import { Stage } from './stage'
import { StreamPlayer } from './stream-player'

function isStream(source: PlayerSource): source is StreamSource {
  return source.kind === 'stream'
}

function PlayerBody(props: PlayerProps): ReactElement {
  const { sources, frameHosts, ...rest } = props
  const [embedded] = sources
  if (embedded?.kind === 'embed') {
    return <EmbeddedFrame html={embedded.html} title={props.title} frameHosts={frameHosts} />
  }
  const [first, ...others] = sources.filter(isStream)
  if (first) return <StreamPlayer {...rest} streams={[first, ...others]} />
  return (
    <Stage>
      <FailurePanel kind="no-source" onRetry={props.onRetry} />
    </Stage>
  )
}

/**
 * Plays a lesson on the browser's own video element and keeps the rules of watching: resuming,
 * progress, trials, forbidden forward jumps. Knows no API: results leave as callbacks. Leaves no
 * timer, listener or request behind.
 */
export function Player(props: PlayerProps): ReactElement {
  return (
    <section aria-label={messages.region}>
      <PlayerBody {...props} />
    </section>
  )
}
