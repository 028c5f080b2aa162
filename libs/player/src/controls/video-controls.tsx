import { useState, type ReactElement } from 'react'
import { styled } from 'styled-components'
import type { Captions } from '../media/captions'
import { canFloat } from '../media/picture-in-picture'
import type { PlayerPreferences } from '../rules/player-preferences'
import { CaptionLookSheet } from '../captions/caption-look-sheet'
import { CaptionsNotice } from '../captions/captions-notice'
import { ControlBar } from './control-bar'
import { VideoMarks } from '../playback/video-marks'
import { VideoSurface } from '../playback/video-surface'
import { Notice } from '../panels/notice'
import { runShortcut, videoCommands, type PlayerCommands } from '../playback/player-commands'
import type { PlayerProps } from '../player/player-props'
import { ResumeNotice } from '../panels/resume-notice'
import { ShortcutsSheet } from '../gestures/shortcuts-sheet'
import { SkipMark } from '../gestures/skip-mark'
import { StreamPanel } from '../panels/stream-panel'
import type { PlayerState } from '../playback/use-player-state'
import type { Fullscreen } from '../playback/use-fullscreen'
import { useBoost } from '../gestures/use-boost'
import { useCaptionFiles } from '../captions/use-caption-files'
import { useCaptionLook } from '../captions/use-caption-look'
import { useCues } from '../captions/use-cues'
import { useActivity } from '../gestures/use-activity'
import { useIsNarrow } from './use-is-narrow'
import { useMediaSession } from '../playback/use-media-session'
import type { Quality } from '../playback/use-quality'
import { useShortcuts } from '../gestures/use-shortcuts'
import { useSkipCount } from '../gestures/use-skip-count'
import { useSpaceKey } from '../gestures/use-space-key'
import { useVideo } from '../playback/use-video'
import { useWatermark } from '../playback/use-watermark'
import { usePlayerMessages } from '../player/use-player-messages'

const Root = styled.div`
  position: absolute;
  inset: 0;
`

export interface VideoControlsProps extends Omit<PlayerProps, 'ref' | 'sources' | 'preferences'> {
  player: HTMLElement | null
  frame: HTMLElement | null
  state: PlayerState
  full: Fullscreen
  preferences: PlayerPreferences
  change: (part: Partial<PlayerPreferences>) => void
  captions: Captions
  /** Labels of the qualities. */
  qualities: readonly string[]
  quality: Quality
}

/** Controls of the video: bar, panels, notices, shortcuts, media session and watermark. */
export function VideoControls(props: VideoControlsProps): ReactElement {
  const messages = usePlayerMessages()
  const { player, frame, state, full, preferences, change, quality, captions } = props
  const { title, album, artwork, seekable = true, previous, next } = props
  const { playback, store } = state
  const video = store?.video ?? null
  const chapterFile = props.tracks?.find(({ kind }) => kind === 'chapters')?.src
  const chapters = useCues(video, 'track[kind=chapters]', chapterFile)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const [isLookOpen, setIsLookOpen] = useState(false)
  const captionFiles = useCaptionFiles(video, preferences.showsCaptions ? captions.chosen : -1)
  useCaptionLook(video, preferences.captionLook)
  const isPlaying = useVideo(store, (v) => !v.paused, false)
  const activity = useActivity(player, isPlaying)
  const isNarrow = useIsNarrow(player)
  const isCovered = state.cover !== null
  const boost = useBoost(playback, store)
  const skips = useSkipCount()

  const hasCaptions = captions.labels.length > 0
  const commands: PlayerCommands = {
    ...videoCommands({ playback, video, preferences, change, onSkip: skips.add }),
    setQuality: state.chooseQuality,
    fullscreen: full.toggle,
    theater: full.isFull ? undefined : props.theater?.onToggle,
    sheet: () => setIsSheetOpen(true),
    captionLook: () => setIsLookOpen(true),
    previous: previous?.onSelect,
    next: next?.onSelect,
    // Its field is outside the player.
    note: props.onNote && (() => void full.exit().then(props.onNote)),
  }
  const space = useSpaceKey(boost, isPlaying, commands.toggle)
  useShortcuts(
    player,
    preferences.usesShortcuts,
    (command) =>
      space.slide(command) ||
      runShortcut(command, commands, {
        video,
        lessonSeconds: props.lessonSeconds,
        preferences,
        hasCaptions,
        isPageFull: full.isPageFull,
      }),
    space,
  )
  useMediaSession(video, title, album, artwork, {
    ...commands,
    play: () => playback.current?.play(),
    pause: () => playback.current?.pause(),
  })
  useWatermark(frame, props.watermark)

  function noticeText(): string {
    if (state.isRefused) return messages.noForwardSeek
    if (boost.rate !== null) return messages.boosted(boost.rate)
    if (isCovered || quality.replaced === null) return ''
    return messages.otherQuality(quality.replaced, quality.source.label ?? '')
  }
  const notice = noticeText()
  const idleKeys = new Set([
    ...(commands.theater ? [] : ['T']),
    ...(video && canFloat(video) ? [] : ['I']),
    ...(hasCaptions ? [] : ['C']),
    ...(seekable ? [] : ['<', '>']),
    ...(previous ? [] : ['Shift+P']),
    ...(next ? [] : ['Shift+N']),
    ...(props.onNote ? [] : ['N']),
  ])

  return (
    <Root data-activity={activity}>
      <VideoSurface
        isPlaying={isPlaying}
        boost={boost}
        onToggle={commands.toggle}
        onFullscreen={full.toggle}
        onSkip={commands.seekBy}
      />
      {!isCovered && <VideoMarks store={store} />}
      <Notice role="status">{notice}</Notice>
      <SkipMark seconds={isCovered ? 0 : skips.seconds} />
      {captionFiles.hasFailed && !isCovered && <CaptionsNotice onRetry={captionFiles.retry} />}
      {state.resumedAt !== null && !isCovered && notice === '' && !captionFiles.hasFailed && (
        <ResumeNotice
          seconds={state.resumedAt}
          isPlaying={isPlaying}
          onFromStart={state.fromStart}
          onClose={state.dismissResume}
        />
      )}
      <StreamPanel {...props} quality={quality.current} />
      <ControlBar
        {...props}
        store={store}
        quality={quality.current}
        chapters={chapters}
        commands={commands}
        hasSpeeds={seekable}
        isFull={full.isFull}
        isNarrow={isNarrow}
        isIdle={activity === 'idle'}
        isCovered={isCovered}
      />
      <CaptionLookSheet
        open={isLookOpen}
        onOpenChange={setIsLookOpen}
        look={preferences.captionLook}
        onLookChange={(captionLook) => change({ captionLook })}
      />
      <ShortcutsSheet
        open={isSheetOpen}
        onOpenChange={setIsSheetOpen}
        idleKeys={idleKeys}
        hasSpeeds={seekable}
        isGlobal={preferences.usesShortcuts}
        onGlobalChange={(usesShortcuts) => change({ usesShortcuts })}
      />
    </Root>
  )
}
