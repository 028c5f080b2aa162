import { useState, type MouseEvent, type ReactElement } from 'react'
import { styled } from 'styled-components'
import type { Captions } from '../media/captions'
import type { PlayerPreferences } from '../rules/player-preferences'
import { ControlBar } from './control-bar'
import { VideoMarks } from './video-marks'
import { Notice } from './notice'
import { playerCommands, runShortcut } from './player-commands'
import type { PlayerProps } from './player-props'
import { ResumeNotice } from './resume-notice'
import { ShortcutsSheet } from './shortcuts-sheet'
import { StreamPanel } from './stream-panel'
import type { PlayerState } from './use-player-state'
import type { Fullscreen } from './use-fullscreen'
import { useCues } from './use-cues'
import { useIdle } from './use-idle'
import { useMediaSession } from './use-media-session'
import type { Quality } from './use-quality'
import { useShortcuts } from './use-shortcuts'
import { useVideo } from './use-video'
import { useWatermark } from './use-watermark'
import { usePlayerMessages } from './use-player-messages'

const Root = styled.div`
  position: absolute;
  inset: 0;
`

const Surface = styled.div`
  position: absolute;
  inset: 0;
  [data-idle] > & {
    cursor: none;
  }
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

function isTouch(event: MouseEvent): boolean {
  return 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch'
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
  const isPlaying = useVideo(store, (v) => !v.paused, false)
  const isIdle = useIdle(player, isPlaying)
  const isCovered = state.cover !== null

  const targets = { playback, video, lessonSeconds: props.lessonSeconds, preferences, change }
  const commands = playerCommands({
    ...targets,
    setQuality: state.chooseQuality,
    toggleFullscreen: full.toggle,
    openSheet: () => setIsSheetOpen(true),
    previous: previous?.onGo,
    next: next?.onGo,
  })
  useShortcuts(player, preferences.usesShortcuts, (command) =>
    runShortcut(command, commands, targets, {
      hasCaptions: captions.labels.length > 0,
      isPageFull: full.isPageFull,
    }),
  )
  useMediaSession(video, title, album, artwork, {
    ...commands,
    play: () => playback.current?.play(),
    pause: () => playback.current?.pause(),
  })
  useWatermark(frame, props.watermark)

  function noticeText(): string {
    if (state.isRefused) return messages.noForwardSeek
    if (isCovered || quality.replaced === null) return ''
    return messages.otherQuality(quality.replaced, quality.source.label ?? '')
  }
  const notice = noticeText()

  return (
    <Root data-idle={isIdle ? '' : undefined}>
      <Surface
        onClick={(event) => {
          // A touch on the playing video only shows the controls.
          if (!isTouch(event) || !isPlaying) commands.toggle()
        }}
        onDoubleClick={full.toggle}
      />
      {!isCovered && <VideoMarks store={store} />}
      <Notice role="status">{notice}</Notice>
      {state.resumedAt !== null && !isCovered && notice === '' && (
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
        isIdle={isIdle}
        isCovered={isCovered}
      />
      <ShortcutsSheet
        open={isSheetOpen}
        onOpenChange={setIsSheetOpen}
        isGlobal={preferences.usesShortcuts}
        onGlobalChange={(usesShortcuts) => change({ usesShortcuts })}
      />
    </Root>
  )
}
