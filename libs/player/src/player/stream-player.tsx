import { useState, type ReactElement } from 'react'
import { BlockBoundary, lazyComponent } from '@shuyuan/ui'
import type { StreamSource } from '../player-source'
import type { PlayerProps } from './player-props'
import { PlayerRegion } from './player-region'
import { Stage } from './stage'
import { useFilm } from './use-film'
import { useFullscreen } from './use-fullscreen'
import { usePreferences } from './use-preferences'
import { useQuality } from './use-quality'

/** Properties of {@link StreamPlayer}. */
export interface StreamPlayerProps extends Omit<PlayerProps, 'sources' | 'frameHosts'> {
  /** At least one; one per quality. */
  streams: readonly [StreamSource, ...StreamSource[]]
}

const FilmControls = lazyComponent(() =>
  import('./film-controls').then((code) => code.FilmControls),
)

/**
 * The film, by the rules of watching. What lies over it comes with code of its own; where that cannot
 * be fetched, the browser's own controls do, under the same rules.
 */
export function StreamPlayer(props: StreamPlayerProps): ReactElement {
  const { streams, title, poster, preferences: initial, onPreferencesChange } = props
  const [player, setPlayer] = useState<HTMLElement | null>(null)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [lacksControls, setLacksControls] = useState(false)

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
          // What covers the film lets through what is bright, as a poster's own play sign.
          poster={film.cover === null ? (poster ?? undefined) : undefined}
          preload="metadata"
          controls={lacksControls}
          playsInline
        />
        <BlockBoundary skeleton={null} fallback={null} onError={() => setLacksControls(true)}>
          <FilmControls
            {...props}
            {...{ player, stage, video, film, full, preferences, change }}
            {...{ hasCaptions, quality }}
            qualities={streams.map(({ label }) => label)}
          />
        </BlockBoundary>
      </Stage>
    </PlayerRegion>
  )
}
