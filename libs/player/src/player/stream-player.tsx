import { useDeferredValue, useState, type ReactElement } from 'react'
import { ErrorBoundary, lazyComponent } from '@shuyuan/ui'
import type { StreamSource } from '../rules/player-source'
import type { PlayerProps } from './player-props'
import { PlayerRegion } from './player-region'
import { PlayerFrame } from './player-frame'
import { usePlayerHandle } from './use-player-handle'
import { usePlayerState } from '../playback/use-player-state'
import { useFullscreen } from '../playback/use-fullscreen'
import { usePreferences } from './use-preferences'
import { useQuality } from '../playback/use-quality'

export interface StreamPlayerProps extends Omit<PlayerProps, 'src' | 'sources' | 'frameHosts'> {
  /** One per quality, at least one. */
  streams: readonly [StreamSource, ...StreamSource[]]
}

/** Lazy, so that an embedded lesson does not load them. */
export const VideoControls = lazyComponent(() =>
  import('../controls/video-controls').then((code) => code.VideoControls),
)

/**
 * Video with lazily loaded controls. If they cannot be loaded, the browser's native controls replace them,
 * with the same limits.
 */
export function StreamPlayer({ ref, ...props }: StreamPlayerProps): ReactElement {
  const { streams, title, poster, className, style, crossOrigin, tracks = [], thumbnails } = props
  const [player, setPlayer] = useState<HTMLElement | null>(null)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [lacksControls, setLacksControls] = useState(false)
  // The video is requested before the controls are rendered.
  const hasControls = useDeferredValue(true, false)

  const { preferences, change, captions } = usePreferences(video, props)
  const quality = useQuality(streams, preferences.quality, (label) => change({ quality: label }))
  // Picture-in-picture and other screens show the video without its watermark.
  const isMarked = Boolean(props.watermark?.text)
  const state = usePlayerState(video, quality, preferences.rate, props)
  const full = useFullscreen(player, video, isMarked)
  usePlayerHandle(ref, video, state.playback, props.lessonSeconds)

  return (
    <PlayerRegion ref={setPlayer} isPageFull={full.isPageFull} {...{ className, style }}>
      <PlayerFrame ref={setFrame}>
        <video
          ref={setVideo}
          aria-label={title}
          data-player-video=""
          // Bright posters would show through the panel that covers the video.
          poster={state.cover === null ? (poster ?? undefined) : undefined}
          crossOrigin={crossOrigin}
          preload="metadata"
          controls={lacksControls}
          playsInline
          disablePictureInPicture={isMarked}
          disableRemotePlayback={isMarked}
        >
          {tracks.map(({ src, ...track }) =>
            track.kind === 'chapters' ? (
              <track key={src} src={src} {...track} />
            ) : (
              // The controls load it when it is switched on.
              <track key={src} data-file={src} src={lacksControls ? src : undefined} {...track} />
            ),
          )}
          {thumbnails !== undefined && (
            <track data-thumbnails="" kind="metadata" src={thumbnails} />
          )}
        </video>
        <ErrorBoundary skeleton={null} fallback={null} onError={() => setLacksControls(true)}>
          {hasControls && (
            <VideoControls
              {...props}
              {...{ player, frame, state, full, preferences, change }}
              {...{ captions, quality }}
              qualities={streams.map(({ label = '' }) => label)}
            />
          )}
        </ErrorBoundary>
      </PlayerFrame>
    </PlayerRegion>
  )
}
