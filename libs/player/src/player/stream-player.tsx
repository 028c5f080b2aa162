import { useState, type ReactElement } from 'react'
import type { StreamSource } from '../player-source'
import type { PlayerProps } from './player-props'
import { PlayerRegion } from './player-region'
import { Stage } from './stage'
import { useFilm } from './use-film'
import { useFullscreen } from './use-fullscreen'
import { usePart } from './use-part'
import { usePreferences } from './use-preferences'
import { useQuality } from './use-quality'

/** Properties of {@link StreamPlayer}. */
export interface StreamPlayerProps extends Omit<PlayerProps, 'sources' | 'frameHosts'> {
  /** At least one; one per quality. */
  streams: readonly [StreamSource, ...StreamSource[]]
}

const loadControls = () => import('./film-controls')

/**
 * The film, by the rules of watching. What lies over it comes with code of its own; where that cannot
 * be fetched, the browser's own controls do, under the same rules.
 */
export function StreamPlayer(props: StreamPlayerProps): ReactElement {
  const { streams, title, poster, preferences: initial, onPreferencesChange } = props
  const [player, setPlayer] = useState<HTMLElement | null>(null)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const controls = usePart(loadControls, true)

  const { preferences, change, hasCaptions } = usePreferences(video, initial, onPreferencesChange)
  const quality = useQuality(streams, preferences.quality, (label) => change({ quality: label }))
  const film = useFilm(video, quality, preferences.rate, props)
  const full = useFullscreen(player, video)

  return (
    <PlayerRegion ref={setPlayer} isPageFull={full.isPageFull}>
      <Stage ref={setStage}>
        <video
          ref={setVideo}
          aria-label={title}
          poster={poster ?? undefined}
          preload="metadata"
          controls={controls.isMissing}
          playsInline
        />
        {controls.part && (
          <controls.part.FilmControls
            {...props}
            {...{ player, stage, video, film, full, preferences, change }}
            {...{ hasCaptions, quality }}
            qualities={streams.map(({ label }) => label)}
          />
        )}
      </Stage>
    </PlayerRegion>
  )
}
