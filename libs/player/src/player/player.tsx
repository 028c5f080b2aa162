import { useMemo, type ReactElement } from 'react'
import type { PlayerSource, StreamSource } from '../rules/player-source'
import { EmbeddedFrame } from './embedded-frame'
import { FailurePanel } from '../panels/failure-panel'
import { PlayerRegion } from './player-region'
import type { PlayerProps } from './player-props'
import { PlayerFrame } from './player-frame'
import { StreamPlayer, VideoControls } from './stream-player'
import { PlayerMessagesContext } from './use-player-messages'
import { useMissingSource } from '../panels/use-missing-source'
import { useOnlineRetry } from '../panels/use-online-retry'
import { completeLocale } from '../locales/complete-locale'

function isStream(source: PlayerSource): source is StreamSource {
  return source.kind === 'stream'
}

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

/** Renders the video, an embedded frame, or the reason why there is neither. */
function PlayerContent({ src, sources: given, frameHosts, ...rest }: PlayerProps) {
  const { className, style } = rest
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
          title={rest.title}
          frameHosts={frameHosts}
          onError={rest.onError}
        />
      ) : (
        <PlayerFrame>
          <MissingSource {...rest} />
        </PlayerFrame>
      )}
    </PlayerRegion>
  )
}

/**
 * Plays a lesson on a native video element: resumes it, records progress, and limits trials and forward
 * jumps. It uses no API and no storage, and reports through callbacks.
 */
export function Player(props: PlayerProps): ReactElement {
  const { locale, messages } = props
  const texts = useMemo(() => completeLocale({ locale, messages }), [locale, messages])
  return (
    <PlayerMessagesContext value={texts}>
      <PlayerContent {...props} />
    </PlayerMessagesContext>
  )
}

/** Loads the code of the controls before the sources are known. Never rejects. */
Player.preload = (): Promise<void> => VideoControls.preload()
