import type { RefObject } from 'react'
import { lessonLength } from '../rules/position/lesson-length'
import { canFloat, toggleFloating } from '../media/picture-in-picture'
import type { Playback } from '../media/playback'
import { nextRate, type PlayerPreferences } from '../rules/player-preferences'
import type { ShortcutCommand } from '../rules/input/shortcuts'

/** Actions on the video and the preferences. */
interface VideoCommands {
  toggle: () => void
  seekTo: (seconds: number) => void
  seekBy: (seconds: number) => void
  mute: () => void
  /** 0 to 1; 0 mutes. */
  setVolume: (volume: number) => void
  setRate: (rate: number) => void
  captions: () => void
  /** Shows the captions with this label, or none for `null`. */
  setCaptions: (label: string | null) => void
  pip: () => void
}

/** Actions of the player, triggered by buttons, keys or the lock screen. */
export interface PlayerCommands extends VideoCommands {
  setQuality: (index: number) => void
  captionLook: () => void
  fullscreen: () => void
  theater?: () => void
  sheet: () => void
  previous?: () => void
  next?: () => void
  note?: () => void
}

interface CommandTargets {
  playback: RefObject<Playback | null>
  video: HTMLVideoElement | null
  preferences: PlayerPreferences
  change: (part: Partial<PlayerPreferences>) => void
  /** Called after a jump by a number of seconds. */
  onSkip: (seconds: number) => void
}

/** Binds the commands to a video. */
export function videoCommands(targets: CommandTargets): VideoCommands {
  const { playback, video, preferences, change, onSkip } = targets
  return {
    toggle: () => playback.current?.toggle(),
    seekTo: (seconds) => playback.current?.seek(seconds),
    seekBy(seconds) {
      if (!video) return
      const before = video.currentTime
      playback.current?.seek(before + seconds)
      // It has not moved at an end of the lesson and after a forbidden jump.
      if (video.currentTime !== before) onSkip(seconds)
    },
    mute: () => change({ isMuted: !preferences.isMuted }),
    setVolume(volume) {
      const level = Math.min(1, Math.max(0, Math.round(volume * 100) / 100))
      change(level === 0 ? { isMuted: true } : { volume: level, isMuted: false })
    },
    setRate(rate) {
      if (playback.current?.setRate(rate)) change({ rate })
    },
    captions: () => change({ showsCaptions: !preferences.showsCaptions }),
    setCaptions: (label) =>
      change(
        label === null ? { showsCaptions: false } : { showsCaptions: true, captionsLabel: label },
      ),
    pip: () => video && canFloat(video) && void toggleFloating(video),
  }
}

interface ShortcutState {
  video: HTMLVideoElement | null
  lessonSeconds?: number
  preferences: PlayerPreferences
  hasCaptions: boolean
  isPageFull: boolean
}

/** Runs the command of a key. Returns false if it had no effect. */
export function runShortcut(
  command: ShortcutCommand,
  commands: PlayerCommands,
  { video, lessonSeconds, preferences, hasCaptions, isPageFull }: ShortcutState,
): boolean {
  switch (command.kind) {
    case 'toggle':
    case 'mute':
    case 'fullscreen':
    case 'pip':
    case 'sheet':
      commands[command.kind]()
      return true
    case 'theater':
    case 'previous':
    case 'next':
    case 'note': {
      const go = commands[command.kind]
      go?.()
      return go !== undefined
    }
    case 'captions':
      if (hasCaptions) commands.captions()
      return hasCaptions
    case 'seek-by':
      commands.seekBy(command.seconds)
      return true
    case 'seek-to': {
      const length = lessonLength(video?.duration ?? NaN, lessonSeconds)
      if (Number.isFinite(length)) commands.seekTo(length * command.share)
      return true
    }
    case 'volume-by':
      commands.setVolume((preferences.isMuted ? 0 : preferences.volume) + command.share)
      return true
    case 'rate-by':
      commands.setRate(nextRate(video?.playbackRate ?? 1, command.steps))
      return true
    case 'leave':
      if (isPageFull) commands.fullscreen()
      return isPageFull
  }
}
