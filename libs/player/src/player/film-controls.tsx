import { useState, type MouseEvent, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'
import type { PlayerPreferences } from '../player-preferences'
import { ControlBar } from './control-bar'
import { FilmMarks } from './film-marks'
import { Notice } from './notice'
import { playerCommands, runShortcut } from './player-commands'
import type { PlayerProps } from './player-props'
import { ResumeNotice } from './resume-notice'
import { ShortcutsSheet } from './shortcuts-sheet'
import { StreamPanel } from './stream-panel'
import type { Film } from './use-film'
import type { Fullscreen } from './use-fullscreen'
import { useIdle } from './use-idle'
import { useMediaSession } from './use-media-session'
import type { Quality } from './use-quality'
import { useShortcuts } from './use-shortcuts'
import { useVideo } from './use-video'
import { useWatermark } from './use-watermark'

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

/** Properties of {@link FilmControls}. */
export interface FilmControlsProps extends Omit<PlayerProps, 'sources' | 'preferences'> {
  player: HTMLElement | null
  stage: HTMLElement | null
  video: HTMLVideoElement | null
  film: Film
  full: Fullscreen
  preferences: PlayerPreferences
  change: (part: Partial<PlayerPreferences>) => void
  hasCaptions: boolean
  /** Labels of the qualities, and which one plays. */
  qualities: readonly string[]
  quality: Quality
}

function isTouch(event: MouseEvent): boolean {
  return 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch'
}

/** All that lies over the film and acts upon it: bar, panels, notices, keys, lock screen, watermark. */
export function FilmControls(props: FilmControlsProps): ReactElement {
  const { player, stage, video, film, full, preferences, change, quality, hasCaptions } = props
  const { title, album, artwork, bansSeeking = false, previous, next } = props
  const { playback } = film
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const isPlaying = useVideo(video, (v) => !v.paused, false)
  const isIdle = useIdle(player, isPlaying)
  const isCovered = film.cover !== null

  const targets = { playback, video, preferences, change }
  const commands = playerCommands({
    ...targets,
    setQuality: film.chooseQuality,
    toggleFullscreen: full.toggle,
    openSheet: () => setIsSheetOpen(true),
    previous: previous?.onGo,
    next: next?.onGo,
  })
  useShortcuts(player, preferences.usesShortcuts, (command) =>
    runShortcut(command, commands, targets, { hasCaptions, isPageFull: full.isPageFull }),
  )
  useMediaSession(video, title, album, artwork, {
    ...commands,
    play: () => playback.current?.play(),
    pause: () => playback.current?.pause(),
  })
  useWatermark(stage, props.watermark)

  function words(): string {
    if (film.isRefused) return messages.noForwardSeek
    if (isCovered || quality.replaced === null) return ''
    return messages.otherQuality(quality.replaced, quality.source.label)
  }
  const notice = words()

  return (
    <Root data-idle={isIdle ? '' : undefined}>
      <Surface
        onClick={(event) => {
          // Under a finger a touch of the playing film only brings the controls.
          if (!isTouch(event) || !isPlaying) commands.toggle()
        }}
        onDoubleClick={full.toggle}
      />
      {!isCovered && <FilmMarks video={video} />}
      <Notice role="status">{notice}</Notice>
      {film.resumedAt !== null && !isCovered && notice === '' && (
        <ResumeNotice
          seconds={film.resumedAt}
          isPlaying={isPlaying}
          onFromStart={film.fromStart}
          onOver={film.forgetResume}
        />
      )}
      <StreamPanel {...props} quality={quality.current} />
      <ControlBar
        {...props}
        quality={quality.current}
        commands={commands}
        hasSpeeds={!bansSeeking}
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
