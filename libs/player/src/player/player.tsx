import type { ReactElement, ReactNode } from 'react'
import { messages } from '../messages'
import type { PlayerFailure } from '../player-failure'
import type { PlayerSource, StreamSource } from '../player-source'
import { EmbeddedFrame } from './embedded-frame'
import { FailurePanel } from './failure-panel'
import { Stage } from './stage'
import { StreamPlayer } from './stream-player'

/** Properties of {@link Player}. Give it the lesson's id as `key`: a new lesson is a new player. */
export interface PlayerProps {
  /** One per quality, or one embedded frame; empty when there is nothing to play. */
  sources: readonly PlayerSource[]
  /** Name of the lesson. */
  title: string
  poster?: string | null
  /** Second at which the learner was; playback begins there unless the last 5 s have begun. */
  startAt?: number
  /** Second at which a trial ends. */
  stopAt?: number
  /** Refuses forward jumps and other speeds; going back is allowed. */
  bansSeeking?: boolean
  /** Length of the lesson as the school states it; the end reports at least this second. */
  lessonSeconds?: number
  /** Shown when a trial is over, e.g. a link to buy. */
  trialEnd?: ReactNode
  /** Hosts that may be embedded besides the listed ones. */
  frameHosts?: readonly string[]
  /** Whole second reached: every 10 s of advanced position, at pause, jump, hide, end and leave. */
  onProgress?: (seconds: number) => void
  /** The lesson, not a trial of it, played to its end. */
  onEnded?: () => void
  onTrialOver?: () => void
  onError?: (failure: PlayerFailure) => void
  /** Try again was asked for; fetch fresh addresses, playback goes on at the same second. */
  onRetry?: () => void
}

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
